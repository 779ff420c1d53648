"""The name that a learner most likely meant."""


def _plain(name):
    return name.replace("_", "").lower()


def _distance(left, right):
    """Counts the letters that were left out, added, changed or swapped with their neighbour."""
    before, last = [], list(range(len(right) + 1))
    for row, one in enumerate(left, 1):
        now = [row]
        for column, other in enumerate(right, 1):
            cost = min(last[column] + 1, now[-1] + 1, last[column - 1] + (one != other))
            if row > 1 and column > 1 and one == right[column - 2] and left[row - 2] == other:
                cost = min(cost, before[column - 2] + 1)
            now.append(cost)
        before, last = last, now
    return last[-1]


def nearest(name, candidates):
    """Returns the candidate that differs in case, underscores or about one letter in four, or None."""
    said = _plain(name)
    most = min(3, max(1, (len(said) + 1) // 4)) if len(said) > 2 else 0
    best = None
    for one in candidates:
        if one == name or abs(len(one) - len(name)) > most + 2:
            continue
        distance = _distance(said, _plain(one))
        if distance <= most and (best is None or distance < best[0]):
            best = (distance, one)
    return best and best[1]
