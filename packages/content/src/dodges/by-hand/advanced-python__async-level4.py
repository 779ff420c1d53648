import asyncio

jobs = [asyncio.create_task(bake(name)) for name in orders]
for job in jobs:
    player.collect(await job)
    player.move_forward(1)
