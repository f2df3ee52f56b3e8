"""``python -m vulcania`` is the command ``vulcania``."""


def main() -> None:
    """Nothing is loaded before: every process that helps a command looks into this file when it starts."""
    from vulcania.cli import main as command

    command()


if __name__ == "__main__":
    main()
