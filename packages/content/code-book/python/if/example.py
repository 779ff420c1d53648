weather = "rain"
if weather == "rain":
    print("No need to water.")
print("Good night.")
