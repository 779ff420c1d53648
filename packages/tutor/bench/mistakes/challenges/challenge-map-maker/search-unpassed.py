def search(path):
    r, c = path[-1]
    if maze[r][c] == "K":
        yield path
    else:
        for dr, dc in [(1, 0), (0, 1), (-1, 0), (0, -1)]:
            new = (r + dr, c + dc)
            if maze[new[0]][new[1]] != "#" and new not in path:
                search(path + [new])

way = next(search([(1, 1)]))
look = (0, 1)
for i in range(len(way) - 1):
    step = (way[i + 1][0] - way[i][0], way[i + 1][1] - way[i][1])
    while look != step:
        player.turn_right()
        look = (look[1], -look[0])
    if i < len(way) - 2:
        player.move_forward(1)
player.collect("key")
