for word in ["12", "1x"]:
    try:
        print(int(word) * 2)
    except ValueError:
        print(word, "is no number")
