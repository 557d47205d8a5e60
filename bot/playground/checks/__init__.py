"""What Discord refuses: limits and schemas checked against JSON alone, without the state."""
