"""Pictures of the program for documents and tests."""
