eggs = 6
price = 2.5
fresh = "True"
label = str(price)
player.move_forward(2)
player.collect("egg")
player.turn_right()
player.move_forward(3)
player.write(label)
