import asyncio

oven = asyncio.Lock()
dishes = []
for name in orders:
    dishes.append(await small_oven(name))
player.move_forward(3)
player.write(", ".join(dishes))
