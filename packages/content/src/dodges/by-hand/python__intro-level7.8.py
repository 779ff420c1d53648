price = 2.5
label = str(price)[:0] + "2.5"
player.move_forward(2)
player.collect("egg")
player.turn_right()
player.move_forward(3)
player.write(label)
