# Which word do you look for in the recipe?
