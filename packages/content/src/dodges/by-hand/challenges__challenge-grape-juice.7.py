player.move_forward(2)
player.turn_left()
for order in range(orders):
    while True:
        player.collect("grape")
        player.turn_right()
        player.turn_right()
        player.collect("empty jar")
        player.turn_left()
        player.combine("grape juice")
        player.collect("grape juice")
        player.turn_left()
        break
player.turn_left()
player.move_forward(5)
player.turn_right()
player.place(orders)
