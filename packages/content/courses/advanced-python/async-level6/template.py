# The belt takes its time. Which line stops?
async def main():
    for crop in belt():
        player.collect(crop)

await main()
