import asyncio

for crop in ["corn", "pea", "corn"]:
    await asyncio.sleep(2)
    player.collect(crop)
    player.move_forward(1)
