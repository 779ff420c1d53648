player.plant("corn")
player.water()
