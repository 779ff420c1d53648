# Take the planks, then build your way.
