def build_all():
    for steps, size in [(first, "big"), (second, "small")]:
        player.move_forward(steps)
        player.turn_right()
        player.collect("plank")
        player.turn_left()
        player.turn_left()
        player.build(f"{size} red chicken house")
        player.turn_right()
build_all()
