planks = int(player.read())
enough = True
player.turn_right()
player.move_forward(3)
player.write(f"enough: {enough}")
