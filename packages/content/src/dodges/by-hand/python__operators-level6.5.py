planks = int(player.read())
enough = planks > 3
sure = planks >= 4 or planks < 4
player.turn_right()
player.move_forward(3)
player.write(f"enough: {enough and sure}")
