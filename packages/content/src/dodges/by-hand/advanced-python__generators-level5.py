def pick():
    for kg in weights:
        if kg > limit:
            yield kg
heavy = pick()
player.move_forward(3)
player.speak(f"{next(heavy)} {next(heavy)}")
