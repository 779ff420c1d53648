# Run me first. Then write the class Opening, fill the board, and open the gate.
print(str(hour) == hour)
