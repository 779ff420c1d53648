song = "".join(["cluck " for hen in range(hens)]) + "egg!" * 1
player.move_forward(4); player.speak(song); player.open(); player.move_forward(2); player.collect("egg")
