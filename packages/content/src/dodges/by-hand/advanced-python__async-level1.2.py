async def morning():
    await bake("bread")

loaf = await bake("bread")
player.move_forward(2)
player.speak(loaf)
