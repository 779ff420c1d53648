recipe = player.read()
print(recipe.split(", "))
