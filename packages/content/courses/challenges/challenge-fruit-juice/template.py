for fruit, steps in orchard.items():
    print(fruit, steps)
