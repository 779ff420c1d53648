pairs = sorted([(crate["kg"], crate["name"]) for crate in crates], reverse=True)
names = [name for kg, name in pairs]
player.move_forward(2)
player.write(" > ".join(names))
