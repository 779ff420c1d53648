# Row 1 has one pumpkin, row 2 has two: how many does each row have?
