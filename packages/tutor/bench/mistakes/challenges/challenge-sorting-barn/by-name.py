for crop, amount in crates:
    player.move_forward(1)
    player.turn_right()
    for n in range(amount):
        player.collect(crop)
    player.turn_left()
ranked = sorted(crates, key=lambda crate: crate[0])
pairs = sorted(zip(shelves, ranked))
for number, (crop, amount) in pairs:
    player.move_forward(3)
    player.turn_left()
    player.place(crop)
    player.turn_right()
