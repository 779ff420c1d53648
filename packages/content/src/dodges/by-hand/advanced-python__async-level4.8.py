import asyncio

jobs = [asyncio.create_task(bake(name)) for name in orders]
for job in jobs:
    dishes = await asyncio.gather(*[job])
    player.collect(dishes[0])
    player.move_forward(1)
