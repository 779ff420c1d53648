each, rest = divmod(carrots, friends)
each = each // 1
rest = rest % (rest + 1)
player.move_forward(each)
player.speak(str(each))
player.turn_right()
player.move_forward(rest)
player.speak(f"{rest} left")
