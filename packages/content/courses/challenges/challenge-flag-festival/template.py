def shout(words):
    for word in words:
        yield word.upper()

for word in shout(["sun", "rain"]):
    print(word)
