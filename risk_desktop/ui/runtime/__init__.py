"""What keeps the process well: late imports, garbage, memory that is given back, precedence, reports of crashes."""
