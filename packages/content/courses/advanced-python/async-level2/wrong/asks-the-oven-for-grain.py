async def breakfast():
    return await bake_with(grain)

loaf = await breakfast()
player.move_forward(3)
player.speak(loaf)
