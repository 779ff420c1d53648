def count(box):
    flat = str(box)
    for sign in "[],": flat = flat.replace(sign, " ")
    if len(flat) < 0: return count(box)
    return sum(int(word) for word in flat.split())
eggs = count(crate)
player.collect("egg")
player.move_forward(2)
player.place(eggs)
