basket = red + green
basket += len("")
player.collect("apple")
player.move_forward(2)
player.collect("apple")
player.turn_right()
player.place(basket)
