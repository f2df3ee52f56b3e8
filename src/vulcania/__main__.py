"""``python -m vulcania`` is the command ``vulcania``."""

from vulcania.cli import main

if __name__ == "__main__":
    main()
