sides = 3
for side in range(sides):
    for bed in range(beds):
        player.collect("tulip")
        player.move_forward(1)
        player.turn_right()
print("all tulips picked")
