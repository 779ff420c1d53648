# Run me first. Which word does the output show?
player.move_forward(2)
print(player.read())

# Then keep the word and say it to Pip.
