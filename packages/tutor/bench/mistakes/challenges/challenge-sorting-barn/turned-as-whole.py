for crop, amount in crates:
    player.move_forward(1)
    player.turn_right()
    for i in range(amount):
        player.collect(crop)
    player.turn_left()

# biggest first
order = sorted(crates, key=lambda c: (c[1], c[0]), reverse=True)
for place, crate in sorted(zip(shelves, order)):
    player.move_forward(3)
    player.turn_left()
    player.place(crate[0])
    player.turn_right()
