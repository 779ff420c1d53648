for tile in range(1, lane + 1):
    player.move_forward(1)
    if tile in planks:
        player.turn_left()
        player.collect("plank")
        player.turn_right()
back = {"1": 2, "2": 6, "3": 10}
steps = back[player.read()]
player.turn_left()
player.move_forward(4)
player.turn_left()
player.move_forward(steps)
player.turn_right()
player.build(house)
