heavy = (kg for kg in weights if kg > limit)
player.move_forward(3)
player.speak(f"{heavy[0]} {heavy[1]}")
