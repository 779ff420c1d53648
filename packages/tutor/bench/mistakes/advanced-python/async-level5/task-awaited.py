import asyncio

async def main():
    pie = await asyncio.create_task(bake("pie"))
    await pump(need)
    print("water is ready")
    player.collect("canteen")
    player.turn_right()
    player.water()
    player.turn_right()
    player.speak(pie)

await main()
