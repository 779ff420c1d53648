first, *middle = flags
order = [flags[-1]] + flags[1:-1] + [first]
for flag in order or middle:
    player.turn_left()
    player.place(flag)
    player.turn_right()
    player.move_forward(1)
