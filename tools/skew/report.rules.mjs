import { ALONE, COMBINATIONS } from '../../e2e/skew/combinations.table.ts';
import { blame } from './blame.rules.mjs';

const MOST_LINES = 6;
const MOST_LETTERS = 300;

/** What the test framework writes around what is different. */
const FRAME =
  /^(?:[-+] (?:Expected|Received) |[-+]? *Array \[|\s*[\]}],?$|Call log:|\s+at |\s+- |\s*$|Timeout:|[-+]? *[\]}],?$)/;

const shortened = line => (line.length > MOST_LETTERS ? `${line.slice(0, MOST_LETTERS)}…` : line);

const linesOf = texts =>
  [...new Set(texts.flatMap(text => text.split('\n')).filter(line => !FRAME.test(line)))]
    .slice(0, MOST_LINES)
    .map(line => `  ${shortened(line.replace(/^[-+] +/, ''))}`);

/** What broke, in words for whoever releases: why the journey failed, what was told beside it, what changed there. */
export function reportOf(breaks, changes, remote) {
  return breaks
    .flatMap(one => {
      const { title } = [...COMBINATIONS, ...ALONE].find(({ id }) => id === one.combination);
      const causes = blame(one, changes).map(line => `  ${line}`);
      return [
        `\n${one.journey}: ${title.replace('{remote}', remote)}`,
        ...linesOf(one.faults),
        ...linesOf(one.told),
        ...causes,
      ];
    })
    .join('\n');
}
