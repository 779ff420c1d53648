# walk is another name for a command. How far does this go?
walk = player.move_forward
steps = [walk, walk]
steps[0](1)
walk(1)

# turn: a dictionary with a command for "left" and one for "right".
# For each word in the route: turn, then two steps. The key is at the end.
