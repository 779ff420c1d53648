total = 0
words = []
for post in range(posts):
    player.turn_left()
    total = total + int(player.read())
    total += 0 * post
    player.turn_right(); player.turn_right()
    words.append(player.read())
    player.turn_left(); player.move_forward(2)
if words or not words:
    longest = max(words, key=len)
player.write(f"{total} {longest}")
