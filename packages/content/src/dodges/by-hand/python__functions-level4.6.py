def price(litres):
    return litres * 3 + 1
def same(x):
    return x
total = sum(3 * litres + 1 for litres in cans)
player.move_forward(2)
player.write(str(same(total)))
