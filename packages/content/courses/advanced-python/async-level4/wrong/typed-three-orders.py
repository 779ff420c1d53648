import asyncio

async def main():
    return await asyncio.gather(bake("pie"), bake("tart"), bake("cake"))

for dish in await main():
    player.collect(dish)
    player.move_forward(1)
