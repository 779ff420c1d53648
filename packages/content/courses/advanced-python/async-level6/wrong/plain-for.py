async def main():
    for crop in belt():
        player.collect(crop)
        player.move_forward(1)

await main()
