def morning():
    loaf = await bake("bread")
    player.move_forward(2)
    player.speak(loaf)

morning()
