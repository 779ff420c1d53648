hungry = player.question("Are you hungry?")
if hungry:
    print("Here is a carrot.")
