# Run me first. Then collect, combine the dish on the table, and take it.
print(len(recipe))
