steps = 4
print(steps)
steps = 7
print(steps)
