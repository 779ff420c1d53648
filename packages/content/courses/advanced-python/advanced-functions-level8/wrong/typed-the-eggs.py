eggs = 10
player.collect("egg")
player.move_forward(2)
player.place(eggs)
