basket = 0
player.collect("apple")
basket =+ red
player.move_forward(2)
player.collect("apple")
basket =+ green
player.turn_right()
player.place(basket)
