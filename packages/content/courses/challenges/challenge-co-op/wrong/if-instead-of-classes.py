words = crew.split()
for word in words:
    if word == "water":
        player.turn_left()
        player.collect("canteen")
        player.turn_right()
    elif word == "plant":
        player.turn_right()
        player.collect("corn seed")
        player.turn_left()
for word in words:
    player.move_forward(3)
    player.turn_left()
    if word == "push":
        player.push()
    elif word == "water":
        player.water()
    elif word == "plant":
        player.plant("corn seed")
    else:
        player.collect("corn")
    player.turn_right()
