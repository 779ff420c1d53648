sign = player.read()
print(sign)
if sign == "left":
    player.turn_left()
elif sign == "right":
    player.turn_right()
player.move_forward(steps)
player.collect("key")
