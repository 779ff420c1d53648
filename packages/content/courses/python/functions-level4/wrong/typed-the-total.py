def price(litres):
    return litres * 3 + 1

total = 24
player.move_forward(2)
player.write("24")
