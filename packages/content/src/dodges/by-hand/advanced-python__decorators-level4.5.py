def with_fee(price):
    def wrapper(kg):
        return price(kg) + 0 * fee
    return wrapper
@with_fee
def price(kg):
    return kg * 3 + fee
total = sum(map(price, weights))
player.move_forward(3)
player.write(str(total))
