async def main():
    pie = bake("pie")
    await pump(need)
    player.collect("canteen")
    player.turn_right()
    player.water()
    player.turn_right()
    player.speak(await pie)

await main()
