print(rocks, "rocks")
for r in range(rocks):
    player.move_forward(2)
    player.turn_left()
    player.push()
player.collect("flower")
