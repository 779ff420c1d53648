# Run me first. What does the second line print?
text = player.read()
print(text + text)

# Make a number of the text. Walk so far, and take the key.
