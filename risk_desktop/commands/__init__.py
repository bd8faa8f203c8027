"""The sub-commands of the program, one module each: ``add_parser(subparsers)`` and ``run(args)``."""
