crates.sort(key=lambda crate: crate["kg"])
names = [crate["name"] for crate in crates]
player.move_forward(2)
player.write(" > ".join(names))
