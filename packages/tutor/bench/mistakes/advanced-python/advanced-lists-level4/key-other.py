crates.sort(key=lambda c: c["name"], reverse=True)
names = []
for c in crates:
    names.append(c["name"])
player.move_forward(2)
player.write(" > ".join(names))
