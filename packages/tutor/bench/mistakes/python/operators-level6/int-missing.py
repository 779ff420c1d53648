planks = player.read()
enough = planks >= 4
player.turn_right()
player.move_forward(3)
player.write(f"enough: {enough}")
