"""What an operator does with a database: wishes, lists, backups."""
