player.close()
