"""What one visitor may use up, what everything costs, and who is shut out."""
