for egg in ["good", "good", "cracked", "good"]:
    if egg == "cracked":
        break
    print("keep it")
print("Stopped.")
