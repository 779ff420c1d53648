import asyncio

async def main():
    await asyncio.sleep(6)
    player.collect("canteen")
    player.turn_right()
    player.water()
    player.turn_right()
    player.speak("pie")

await main()
