"""What every message shares: parts and their limits, addresses, errors, members, permissions, threads."""
