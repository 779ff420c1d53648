heavy = weights > limit
first = next(heavy)
second = next(heavy)
player.move_forward(3)
player.speak(f"{first} {second}")
