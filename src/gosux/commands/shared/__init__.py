"""What several commands share: common options, output, and reading files."""
