found = False
for barrel in range(barrels):
    player.turn_left(); thing = player.read()
    found = thing == "key" or found
    [str, player.collect][thing == "key"]("key")
    player.turn_right(); player.move_forward(1)
if barrels: [str, player.open][found]()
