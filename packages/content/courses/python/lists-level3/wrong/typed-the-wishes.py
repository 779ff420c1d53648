wishes = ["jam", "soup", "pie"]
for post in range(posts):
    player.turn_left()
    player.read()
    player.turn_right()
    player.move_forward(1)
player.speak("pie")
