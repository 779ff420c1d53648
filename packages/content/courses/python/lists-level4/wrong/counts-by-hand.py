eggs = 0
for hen in nests:
    player.collect("egg")
    player.move_forward(1)
    eggs += 1
player.place(eggs)
