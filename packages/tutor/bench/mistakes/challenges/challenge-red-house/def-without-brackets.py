def fetch_and_build:
    player.move_forward(first)
    player.turn_right()
    player.collect("plank")
    player.turn_left()
    player.turn_left()
    player.build("big red chicken house")
    player.turn_right()

fetch_and_build()
