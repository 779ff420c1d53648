player.write("Clover Farm")
