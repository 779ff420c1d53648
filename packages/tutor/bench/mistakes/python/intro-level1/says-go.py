go forward 2
take carrot
go forward 3
take carrot
