def with_fee(price):
    return lambda kg: price(kg) + fee

@with_fee
def price(kg):
    return kg * 3

total = sum(map(price, weights))
player.move_forward(3)
player.write(str(total))
