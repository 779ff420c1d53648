/** Solutions that leave an idea of their level out: as right as the others, and told of it. */
export const OTHER_WAYS: ReadonlySet<string> = new Set([
  'advanced-python/async-level5/solutions/by-gather.py',
  'advanced-python/generators-level3/solutions/ends-by-itself.py',
  'advanced-python/generators-level7/solutions/generator-expressions.py',
  'challenges/challenge-map-maker/solutions/nearest-tiles-first.py',
  'python/classes-level5/solutions/one-loop.py',
  'python/conditions-level5/solutions/left-ones-first.py',
  'python/conditions-level8/solutions/keeps-the-labels.py',
  'python/dictionaries-level5/solutions/asks-before-adding.py',
  'python/dictionaries-level7/solutions/looks-up-by-name.py',
  'python/dictionaries-level8/solutions/with-a-function.py',
  'python/operators-level2/solutions/takes-away-what-is-shared.py',
]);
