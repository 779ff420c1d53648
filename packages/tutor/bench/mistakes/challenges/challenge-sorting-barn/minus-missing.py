for crop, amount in crates:
    player.move_forward(1)
    player.turn_right()
    for n in range(amount):
        player.collect(crop)
    player.turn_left()
ranked = sorted(crates, key=lambda crate: (crate[1], crate[0]))
for number, (crop, amount) in sorted(zip(shelves, ranked)):
    player.move_forward(3)
    player.turn_left()
    player.place(crop)
    player.turn_right()
