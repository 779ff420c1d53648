player.turn_left(); a = int(player.read()); player.turn_right(); player.move_forward(1)
player.turn_left(); b = int(player.read()); player.turn_right(); player.move_forward(1)
player.turn_left(); c = int(player.read()); player.turn_right(); player.move_forward(1)
player.turn_left(); d = int(player.read()); player.turn_right(); player.move_forward(1)
total = a + b + c + d
player.write(str(total))
