def greet():
    print("Good morning!")

greet()
greet()
