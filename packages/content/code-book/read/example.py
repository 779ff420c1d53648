word = player.read()
print(word)
