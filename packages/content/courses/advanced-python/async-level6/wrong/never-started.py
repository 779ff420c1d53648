async def main():
    async for crop in belt():
        player.collect(crop)
        player.move_forward(1)

main()
