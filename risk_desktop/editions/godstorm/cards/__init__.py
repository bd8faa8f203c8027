"""The miracle cards."""
