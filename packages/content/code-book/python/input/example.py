name = input("Who is there? ")
print(f"Hello, {name}!")
