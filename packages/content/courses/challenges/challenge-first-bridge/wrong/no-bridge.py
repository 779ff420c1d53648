player.move_forward(to_first + to_second + to_river + to_key)
player.collect("key")
