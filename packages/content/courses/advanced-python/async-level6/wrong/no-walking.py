async def main():
    async for crop in belt():
        player.collect(crop)

await main()
