const MOST_LINES = 12;
const NAMED = 4;

const isNamedIn = (text, name) =>
  name.includes('/') ? namesCall(text, name) : name.length >= NAMED && new RegExp(`\\b${name}\\b`).test(text);

/** `GET /api/level/data/{slug}` is named by itself, and by an address such as /api/level/data/intro-level1. */
function namesCall(text, call) {
  if (text.includes(call)) return true;
  const template = call.split(' ').at(-1);
  const parts = template.split(/\{\w+\}/).map(part => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`${parts.join('[^/\\s"?]+')}(?![\\w/])`).test(text);
}

const asLine = ({ how, surface, line }) => `${how.padEnd(7)} ${surface}: ${line}`;

const limited = lines =>
  lines.length <= MOST_LINES
    ? lines
    : [...lines.slice(0, MOST_LINES), `… and ${lines.length - MOST_LINES} more`];

/** Which changes of surfaces what failed names; if none, all of them. In lines for whoever releases. */
export function blame({ faults, told }, changes) {
  const text = [...faults, ...told].join('\n');
  const named = changes.filter(({ names }) => names.some(name => isNamedIn(text, name)));
  const lines = [...new Set(named.map(asLine))];
  if (lines.length > 0) return ['What changed there:', ...limited(lines)];
  if (changes.length === 0)
    return ['No recorded surface differs: the cause is in something that is not recorded.'];
  return ['It names none of the recorded changes, which are:', ...limited([...new Set(changes.map(asLine))])];
}

/** A journey without what it counted. */
export const journeyOf = ({ journey }) => journey.replace(/ \(\d+\)$/, '');
const ALONE_BEFORE = ['previous', 'previous-tab', 'previous-twice'];
const ALONE_TODAY = ['today', 'today-tab', 'today-twice'];

/**
 * What fails today by itself, and what fails together although each side works by itself; and what the previous site
 * fails by itself, so that nothing can be said about it.
 */
export function judged(outcomes) {
  const failed = outcomes.filter(({ passed }) => !passed);
  const isIn = combinations => one => combinations.includes(one.combination);
  const failsIn = (combinations, journey) =>
    failed.some(one => isIn(combinations)(one) && journeyOf(one) === journey);
  const together = failed.filter(
    one =>
      !isIn([...ALONE_BEFORE, ...ALONE_TODAY])(one) &&
      !failsIn([...ALONE_BEFORE, ...ALONE_TODAY], journeyOf(one)),
  );
  return {
    breaks: [...failed.filter(isIn(ALONE_TODAY)), ...together],
    unknown: failed.filter(isIn(ALONE_BEFORE)),
  };
}
