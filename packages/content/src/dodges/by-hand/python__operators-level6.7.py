planks = int(player.read())
enough = planks >= 0 and planks > 3
player.turn_right()
player.move_forward(3)
player.write(f"enough: {enough}")
