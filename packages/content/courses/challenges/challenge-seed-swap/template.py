print(bags)
print(beds)
print(seeds)
