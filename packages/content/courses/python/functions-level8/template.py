# Run me first. Then write split(count, size), walk, and tell Bo.
print(eggs // size)
