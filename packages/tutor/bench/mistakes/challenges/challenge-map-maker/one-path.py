def ways(path):
    row, column = path[-1]
    if maze[row][column] == "K":
        yield path
    for down, right in [(0, 1), (1, 0), (0, -1), (-1, 0)]:
        place = (row + down, column + right)
        if maze[place[0]][place[1]] != "#" and place not in path:
            path.append(place)
            yield from ways(path)

path = next(ways([(1, 1)]))
facing = (0, 1)
for here, there in zip(path, path[1:]):
    step = (there[0] - here[0], there[1] - here[1])
    while facing != step:
        player.turn_right()
        facing = (facing[1], -facing[0])
    if there != path[-1]:
        player.move_forward(1)
player.collect("key")
