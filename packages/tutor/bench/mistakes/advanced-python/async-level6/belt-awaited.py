async def main():
    for crop in await belt():
        player.collect(crop)
        player.move_forward(1)

await main()
