basket = 0
player.collect("apple")
basket += 3
player.move_forward(2)
player.collect("apple")
basket += 4
player.turn_right()
player.place(basket)
