stock.update(egg=int(player.read()))
player.turn_right(); player.move_forward(2)
player.collect("milk")
stock.update(milk=stock.get("milk") + 1)
stock["egg"] = stock["egg"]
player.turn_left()
player.write(str(stock.get("egg")))
