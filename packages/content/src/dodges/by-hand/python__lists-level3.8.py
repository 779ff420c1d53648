wishes = []
for post in range(posts):
    player.turn_left()
    wishes.append("")
    wishes[-1] = player.read()
    player.turn_right()
    player.move_forward(1)
player.speak(wishes[-1])
