def helper(crop, amount):
    def fetch():
        for n in range(amount): player.collect(crop)
    return lambda: crop
for crop in bar:
    kept = helper(crop, parts[crop])()
    player.move_forward(2); player.turn_left()
    for n in range(parts[crop]): player.collect(kept)
    player.turn_right()
player.move_forward(2); player.turn_left(); player.combine("salad"); player.collect("salad"); player.turn_right()
player.move_forward(3); player.turn_left(); player.place("salad")
