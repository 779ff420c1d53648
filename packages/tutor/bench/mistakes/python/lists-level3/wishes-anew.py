for post in range(posts):
    wishes = []
    player.turn_left()
    wishes.append(player.read())
    player.turn_right()
    player.move_forward(1)
player.speak(wishes[-1])
