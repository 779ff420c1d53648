async def morning():
    loaf = bake("bread")
    player.move_forward(2)
    player.speak(loaf)

await morning()
