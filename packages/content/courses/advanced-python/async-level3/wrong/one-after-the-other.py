async def main():
    bread = await bake("bread")
    soup = await bake("soup")
    return bread, soup

bread, soup = await main()
player.move_forward(2)
player.speak(bread)
player.speak(soup)
