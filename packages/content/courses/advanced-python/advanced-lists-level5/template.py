helpers = ["Moss", "Pip", "Bo"]
tools = ["rake", "basket"]
pairs = list(zip(helpers, tools))
print(pairs)
# How many pairs are there? Then walk with crops and distances:
# for crop, steps in zip(...):
