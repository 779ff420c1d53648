for order, parts in orders.items():
    print(order, parts)
