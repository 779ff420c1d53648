def with_fee(price):
    def wrapper(kg):
        return price(kg) + fee
    return wrapper

@with_fee
def price(kg):
    return kg * 3

total = sum([kg * 3 + fee for kg in weights])
player.move_forward(3)
player.write(str(total))
