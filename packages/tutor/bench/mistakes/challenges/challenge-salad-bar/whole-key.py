def helper(crop, amount):
    def fetch():
        player.move_forward(2)
        player.turn_left()
        for n in range(amount):
            player.collect(crop)
        player.turn_right()
    return fetch

for crop in bar:
    fetch = helper(crop, parts[bar])
    fetch()
player.move_forward(2)
player.turn_left()
player.combine("salad")
player.collect("salad")
player.turn_right()
player.move_forward(3)
player.turn_left()
player.place("salad")
