wishes = []
for post in range(posts):
    player.turn_left()
    wishes = wishes.append(player.read())
    player.turn_right()
    player.move_forward(1)
player.speak(wishes[-1])
