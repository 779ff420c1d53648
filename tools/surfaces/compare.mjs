/** TypeScript writes the members of a union in the order in which it happened to meet them. */
const inOneOrder = line => line.split(' | ').toSorted().join(' | ');

const linesOf = report =>
  report
    .split('\n')
    .map(line => inOneOrder(line.trim()))
    .filter(Boolean);

/** Whether each line is still there, in the same order: then things were only added. */
export function compareReports(before, after) {
  if (before === after) return 'same';
  const lines = linesOf(after);
  let at = 0;
  for (const line of linesOf(before)) {
    at = lines.indexOf(line, at) + 1;
    if (at === 0) return 'changed';
  }
  return 'added';
}

const isObject = value => typeof value === 'object' && value !== null && !Array.isArray(value);

/** What callers must send may only become less, what they receive only more. */
function requiredFits(before = [], after = [], isRequest) {
  const [few, many] = isRequest ? [after, before] : [before, after];
  return few.every(name => many.includes(name));
}

const IN_WORDS = new Set(['description', 'title', 'examples']);

/** Whether a schema, or a part of it, contains all that it was. */
function contains(after, before, isRequest) {
  if (Array.isArray(before))
    return Array.isArray(after) && before.every(one => after.some(other => contains(other, one, isRequest)));
  if (!isObject(before)) return before === after;
  if (!isObject(after)) return false;
  const { required, ...rest } = before;
  // A property may itself be called `required`; a list of names is the keyword.
  const asKeyword = Array.isArray(required) || Array.isArray(after.required);
  if (asKeyword && !requiredFits(required, after.required, isRequest)) return false;
  const isRelaxed = isRequest && required === true && typeof after.required !== 'object';
  if (!asKeyword && required !== undefined && !isRelaxed && !contains(after.required, required, isRequest))
    return false;
  return Object.entries(rest).every(
    ([key, value]) =>
      IN_WORDS.has(key) ||
      (isRequest && key === 'minLength' && (after[key] ?? 0) <= value) ||
      contains(after[key], value, isRequest || key === 'request' || key === 'parameters'),
  );
}

/** The same of calls and events: whether whoever was built against the old ones can live with the new ones. */
export function compareCalls(before, after) {
  if (before === after) return 'same';
  return contains(JSON.parse(after), JSON.parse(before), false) ? 'added' : 'changed';
}
