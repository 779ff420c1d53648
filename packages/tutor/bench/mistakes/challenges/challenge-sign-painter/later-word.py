total = 0
longest = ""
for post in range(posts):
    player.turn_left()
    number = int(player.read())
    total += number
    player.turn_right()
    player.turn_right()
    word = player.read()
    if word > longest:
        longest = word
    player.turn_left()
    player.move_forward(2)
player.write(f"{total} {longest}")
