# Run me first. What does the last line print?
text = player.read()
print(text + text)

# Turn the text into a number. Walk that far and take the key.
