recipe = player.read()
player.turn_right()
import re
for amount, thing in re.findall(r"(\d+) ([a-z ]+)", recipe):
    player.move_forward(2); player.turn_left()
    for n in range(int(amount)): player.collect(thing.split(",")[0])
    player.turn_right()
player.move_forward(2); player.turn_left(); player.combine("radish dressing")
