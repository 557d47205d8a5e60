"""What Discord refuses: limits and schemas held against JSON, without a look at the world."""
