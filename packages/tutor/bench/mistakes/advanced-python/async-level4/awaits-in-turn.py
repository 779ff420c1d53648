import asyncio

plates = []
for name in orders:
    plates.append(await bake(name))
for plate in plates:
    player.collect(plate)
    player.move_forward(1)
