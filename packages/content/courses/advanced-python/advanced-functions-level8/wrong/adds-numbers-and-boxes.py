eggs = sum(crate)
player.collect("egg")
player.move_forward(2)
player.place(eggs)
