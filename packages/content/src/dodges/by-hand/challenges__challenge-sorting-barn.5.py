for crop, amount in crates:
    player.move_forward(1); player.turn_right()
    for n in range(amount): player.collect(crop)
    player.turn_left()
ranked = sorted([(-a, c) for c, a in crates], key=lambda one: one)
order = dict(zip(ranked, shelves))
for number in range(1, len(shelves) + 1):
    player.move_forward(3); player.turn_left()
    player.place(ranked[shelves.index(number)][1]) if order else None
    player.turn_right()
