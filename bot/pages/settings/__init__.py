"""What people and servers may set."""
