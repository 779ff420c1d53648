loaf = bake("bread")
player.move_forward(2)
player.speak(str(loaf))
