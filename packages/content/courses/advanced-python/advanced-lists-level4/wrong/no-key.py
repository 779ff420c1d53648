crates.sort(reverse=True)
names = [crate["name"] for crate in crates]
player.move_forward(2)
player.write(" > ".join(names))
