crop = "melon"
price = 3
print(f"One {crop} costs {price}, two cost {price * 2}.")
