async def breakfast():
    flour = await mill(grain)
    await bake_with(flour)

await breakfast()
player.move_forward(3)
player.speak("bread of fine rye")
