word = "12"
count = int(word)
print(count + 1)
