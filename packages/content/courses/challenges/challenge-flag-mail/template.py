for digit in message:
    print(digit)
