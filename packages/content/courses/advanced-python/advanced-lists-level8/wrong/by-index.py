flags[0], flags[-1] = flags[-1], flags[0]
for flag in flags:
    player.turn_left()
    player.place(flag)
    player.turn_right()
    player.move_forward(1)
