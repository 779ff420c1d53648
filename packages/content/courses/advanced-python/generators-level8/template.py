# store(): a generator that keeps the total. Send it each sack, then build the "grain stack" where the heap was.
