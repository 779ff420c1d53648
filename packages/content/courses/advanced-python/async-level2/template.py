# One await is missing. Which line stops?
async def breakfast():
    flour = mill(grain)
    bread = await bake_with(flour)
    return bread

loaf = await breakfast()
# Then carry the words to Bo.
