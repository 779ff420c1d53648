# bake("bread") takes some farm minutes. What does minutes() say afterwards?
async def morning():
    await bake("bread")
    print(minutes())

# Run the coroutine. Then bring Bo the bread.
