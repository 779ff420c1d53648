import asyncio

async def main():
    pie = asyncio.create_task(bake("pie"))
    await pump(need)
    player.collect("canteen")
    player.turn_right()
    player.water()
    player.turn_right()
    player.speak(pie)

await main()
