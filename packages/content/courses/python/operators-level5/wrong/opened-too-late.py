song = "cluck " * hens + "egg!"
player.move_forward(4)
player.speak(song)
player.move_forward(2)
player.open()
player.collect("egg")
