small = [1, 2, 4]
twice = [n * 2 for n in small]
print(twice)
# First guess, then run. Then read the sign and make the list steps.
