# What is left of this note?
word = notes[1].strip().lower()
print(word)

# clean(words): a generator, each word without spaces at its ends and in small letters

# known(words): a generator, only the words that are in shop

# Pick the crops that the notes name, in a row.
