async def breakfast():
    return await bake_with(await mill(grain))

player.move_forward(3)
player.speak(await breakfast())
