crop = "carrot"
print(crop)
print("Sold:", 3)
