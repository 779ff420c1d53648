wishes = []
for friend in range(friends):
    player.turn_left()
    wishes.append("?")
    player.turn_right()
    player.move_forward(1)

# Put the real wishes into the list: read each card.
# At the end tell the cook the last wish.
