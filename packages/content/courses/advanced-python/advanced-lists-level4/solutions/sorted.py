crates = sorted(crates, key=lambda crate: crate["kg"], reverse=True)
names = [crate["name"] for crate in crates]
player.move_forward(2)
player.write(" > ".join(names))
