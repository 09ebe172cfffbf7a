"""`python -m gosux` does what the command `gosux` does."""

from gosux.cli import main

if __name__ == "__main__":
    main()
