for word in notes:
    crop = word.strip().lower()
    if crop in shop:
        player.collect(crop)
        player.move_forward(1)
