for friend in range(friends):
    wishes = []
    player.turn_left()
    wishes.append(player.read())
    player.turn_right()
    player.move_forward(1)
player.speak(wishes[-1])
