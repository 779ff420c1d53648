def fetch_and_build(steps, house):
    player.move_forward(steps)
    player.turn_right()
    player.collect("plank")
    player.turn_left()
    player.turn_left()
    player.build(house)
    player.turn_right()
    fetch_and_build(steps, house)

fetch_and_build(first, "big red chicken house")
fetch_and_build(second, "small red chicken house")
