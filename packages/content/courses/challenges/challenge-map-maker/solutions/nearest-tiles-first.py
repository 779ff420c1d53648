def next_tiles(row, column):
    for down, right in [(0, 1), (1, 0), (0, -1), (-1, 0)]:
        if maze[row + down][column + right] != "#":
            yield (row + down, column + right)

came_from = {(1, 1): None}
tiles = [(1, 1)]
while tiles:
    tile = tiles.pop(0)
    for neighbour in next_tiles(*tile):
        if neighbour not in came_from:
            came_from[neighbour] = tile
            tiles.append(neighbour)
        if maze[neighbour[0]][neighbour[1]] == "K":
            key = neighbour
path = [key]
while came_from[path[0]]:
    path.insert(0, came_from[path[0]])
facing = (0, 1)
for here, there in zip(path, path[1:]):
    while (here[0] + facing[0], here[1] + facing[1]) != there:
        player.turn_right()
        facing = (facing[1], -facing[0])
    if there != key:
        player.move_forward(1)
player.collect("key")
