async def morning():
    await bake("bread")
    player.move_forward(2)
    player.speak("warm bread")

await morning()
