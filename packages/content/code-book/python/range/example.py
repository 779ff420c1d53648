for i in range(3):
    print("round", i)
