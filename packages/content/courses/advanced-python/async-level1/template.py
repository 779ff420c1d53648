# bake("bread") takes some farm minutes. What does minutes() say at the end?
async def morning():
    await bake("bread")
    print(minutes())

# Run the coroutine. Then bring Bo the bread.
