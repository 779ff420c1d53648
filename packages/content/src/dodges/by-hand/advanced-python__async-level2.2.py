async def breakfast():
    flour = await mill(grain)
    return flour

loaf = await bake_with(await mill(grain))
player.move_forward(3)
player.speak(loaf)
