def price(kg):
    return kg * 3

total = sum(map(price, weights)) + fee
player.move_forward(3)
player.write(str(total))
