player.combine("berry milk")
