player.collect("carrot")
