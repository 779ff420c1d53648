crates = crates.sort(key=lambda crate: crate["kg"], reverse=True)
names = [crate["name"] for crate in crates]
player.move_forward(2)
player.write(" > ".join(names))
# Where have the crates gone? Fix the first line.
