def feed(animal):
    print("Hay for the", animal)

feed("cow")
feed("goat")
