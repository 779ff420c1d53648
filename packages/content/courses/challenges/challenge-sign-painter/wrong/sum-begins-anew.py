longest = ""
for post in range(posts):
    total = 0
    player.turn_left()
    total += int(player.read())
    player.turn_right()
    player.turn_right()
    word = player.read()
    if len(word) > len(longest):
        longest = word
    player.turn_left()
    player.move_forward(2)
player.write(f"{total} {longest}")
