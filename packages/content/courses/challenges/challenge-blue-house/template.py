# The planks lie two tiles away, the hen stands behind them.
