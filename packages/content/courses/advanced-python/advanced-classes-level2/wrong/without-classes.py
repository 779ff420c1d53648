for job in crew:
    if job == "dig":
        player.push()
    else:
        player.collect("pear")
    player.turn_right()
