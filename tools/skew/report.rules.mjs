import { ALONE, COMBINATIONS } from '../../e2e/skew/combinations.table.ts';
import { blame } from './blame.rules.mjs';

const MOST_LINES = 6;
const MOST_LETTERS = 300;

/** What the test framework writes around what is different. */
const FRAME =
  /^(?:[-+] (?:Expected|Received) |[-+]? *Array \[|\s*[\]}],?$|Call log:|\s+at |\s+- |\s*$|Timeout:|[-+]? *[\]}],?$)/;

/** Logged lines differ by their time. */
const timeless = line => line.replace(/"time":\d+,/, '');

const shortened = line => (line.length > MOST_LETTERS ? `${line.slice(0, MOST_LETTERS)}…` : line);

const linesOf = texts =>
  [...new Set(texts.flatMap(text => text.split('\n')).filter(line => !FRAME.test(line)))]
    .slice(0, MOST_LINES)
    .map(line => `  ${shortened(timeless(line).replace(/^[-+] +/, ''))}`);

/**
 * What broke, in words for whoever releases: why the journey failed, what was told beside it, and what changed there if
 * there are `changes`.
 */
export function reportOf(breaks, changes, remote) {
  let toldBefore = '';
  const asLines = one => {
    const { title } = [...COMBINATIONS, ...ALONE].find(({ id }) => id === one.combination);
    const why = [...linesOf(one.faults), ...linesOf(one.told)];
    const causes = changes ? blame(one, changes).map(line => `  ${line}`) : [];
    const all = [...why, ...causes].join('\n');
    const lines = all === toldBefore ? ['  the same as above'] : [...why, ...causes];
    toldBefore = all;
    return [`\n${one.journey}: ${title.replace('{remote}', remote)}`, ...lines];
  };
  return breaks.flatMap(asLines).join('\n');
}
