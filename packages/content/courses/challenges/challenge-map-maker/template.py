# Which tiles may come next after the tile maze[1][1]?
print(maze[1][2])
print(maze[2][1])
