crates.sort(key=lambda crate: crate["kg"])
crates = crates[::-1]
names = [crate["name"] for crate in crates]
player.move_forward(2)
player.write(" > ".join(names))
