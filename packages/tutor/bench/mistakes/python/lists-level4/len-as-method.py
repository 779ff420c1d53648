for hen in nests:
    player.collect("egg")
    player.move_forward(1)
how_many = nests.len()
player.place(how_many)
