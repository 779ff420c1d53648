async def morning(loaf):
    player.move_forward(2)
    player.speak(loaf)

await morning(await bake("bread"))
