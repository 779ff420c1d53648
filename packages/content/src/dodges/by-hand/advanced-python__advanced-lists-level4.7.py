crates.sort(key=lambda crate: 0)
pairs = sorted([(-crate["kg"], place, crate["name"]) for place, crate in enumerate(crates)])
names = [name for kg, place, name in pairs]
player.move_forward(2)
player.write(" > ".join(names))
