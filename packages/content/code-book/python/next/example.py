belt = iter(["pea", "plum"])
print(next(belt))
print(next(belt))
print(next(belt, "empty"))
