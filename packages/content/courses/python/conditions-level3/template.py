warm = int(player.read())
if warm < 10:
    steps = 1
else:
    steps = 5
player.turn_right()
player.move_forward(1)

# Below 20 it has to be 3 steps: put elif in between.
# Walk to Pip and say "Rain".
