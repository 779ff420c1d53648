# order has two crops. How many values does count get?
def count(*crops):
    return len(crops)

answer = count(order)
print(answer)

# pick: collect each crop that it gets, with a step after each.
# First row: "carrot" and "corn". Turn right. Second row: the order.
