def with_fee(price):
    def wrapper(kg):
        price(kg) + fee
    return wrapper

@with_fee
def price(kg):
    return kg * 3

total = sum(map(price, weights))
player.move_forward(3)
player.write(str(total))
# The fee gets lost. Which line stops?
