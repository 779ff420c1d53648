def helper(crop, amount):
    def fetch():
        player.move_forward(2)
        player.turn_left()
        for n in range(amount):
            player.collect(crop)
        player.turn_right()
    return fetch

helpers = []
for crop in bar:
    helpers.append(helper(crop, parts[crop]))
for fetch in helpers:
    fetch
player.move_forward(2)
player.turn_left()
player.combine("salad")
player.collect("salad")
player.turn_right()
player.move_forward(3)
player.turn_left()
player.place("salad")
