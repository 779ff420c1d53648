# Write split(count, size). Then walk, and tell Bo about the boxes and the rest.
