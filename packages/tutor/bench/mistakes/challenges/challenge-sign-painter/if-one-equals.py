total = 0
longest = ""
for post in range(posts):
    player.turn_left()
    total = total + int(player.read())
    player.turn_right()
    player.turn_right()
    word = player.read()
    if len(word) > len(longest)
        longest == word
    player.turn_left()
    player.move_forward(2)
player.write(total, longest)
