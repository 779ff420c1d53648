async def main():
    for async crop in belt():
        player.collect(crop)
        player.move_forward(1)

await main()
