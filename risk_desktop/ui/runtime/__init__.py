"""What keeps the process well: late imports, garbage, memory that is given back, reports of crashes."""
