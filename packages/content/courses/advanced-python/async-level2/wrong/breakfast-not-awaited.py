async def breakfast():
    flour = await mill(grain)
    bread = await bake_with(flour)
    return bread

loaf = breakfast()
player.move_forward(3)
player.speak(loaf)
