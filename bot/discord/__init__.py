"""Everything that messages share: parts and their limits, addresses, errors, members, permissions, threads."""
