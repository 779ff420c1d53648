middle = row[1:len(row) - 2]
print(middle)
player.move_forward(1)
for plant in middle:
    player.turn_left()
    player.collect(plant)
    player.turn_right()
    player.move_forward(1)
