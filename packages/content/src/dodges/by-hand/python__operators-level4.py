player.collect("apple")
player.move_forward(2)
player.collect("apple")
player.turn_right()
basket = red + green
player.place(basket)
