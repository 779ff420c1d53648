# Two tiles to the first rock.
