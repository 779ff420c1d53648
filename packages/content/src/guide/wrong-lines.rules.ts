import type { GuideLine } from './guide.types.ts';

/** A line of a program with code in it. */
interface CodeLine {
  /** From 1, among all lines. */
  readonly number: number;
  readonly text: string;
}

/** The lines of a program without empty ones and comments. */
const linesOf = (code: string): readonly CodeLine[] =>
  code
    .split('\n')
    .map((line, index) => ({ number: index + 1, text: line.trimEnd() }))
    .filter(({ text }) => text !== '' && !text.trimStart().startsWith('#'));

/** The longest lists of lines, in order, that two programs share, as pairs of places. */
function sharedPlaces(one: readonly CodeLine[], other: readonly CodeLine[]): readonly [number, number][] {
  const found = new Map<string, readonly [number, number][]>();
  const from = (here: number, there: number): readonly [number, number][] => {
    const [a, b] = [one[here], other[there]];
    if (!a || !b) return [];
    const key = `${here} ${there}`;
    const known = found.get(key);
    if (known) return known;
    const [skipHere, skipThere] = [from(here + 1, there), from(here, there + 1)];
    const longer = skipHere.length >= skipThere.length ? skipHere : skipThere;
    const best =
      a.text === b.text ? ([[here, there], ...from(here + 1, there + 1)] as [number, number][]) : longer;
    found.set(key, best);
    return best;
  };
  return from(0, 0);
}

/** A line to show, in the order of `at`: its place among the lines of the wrong program, or between two of them. */
interface ShownLine {
  readonly at: number;
  readonly line: GuideLine;
}

const MISSING: GuideLine = { number: null, text: '' };

/** Lines that the solution lacks, and where lines of the solution are missing; a line that was only moved is not. */
function differences(wrong: readonly CodeLine[], solution: readonly CodeLine[]): readonly ShownLine[] {
  const own = new Set(wrong.map(({ text }) => text.trim()));
  const shown: ShownLine[] = [];
  let [here, there] = [0, 0];
  for (const [place, match] of [...sharedPlaces(wrong, solution), [wrong.length, solution.length] as const]) {
    const added = wrong.slice(here, place);
    const lacking = solution.slice(there, match).filter(({ text }) => !own.has(text.trim()));
    shown.push(...added.map((line, index) => ({ at: here + index, line })));
    if (added.length === 0 && lacking.length > 0) {
      const before = wrong[here - 1];
      if (before) shown.push({ at: here - 1, line: before });
      shown.push({ at: here - 0.5, line: MISSING });
    }
    [here, there] = [place + 1, match + 1];
  }
  return shown;
}

/** The solution that needs the fewest changes to be the wrong program. */
function nearestOf(
  wrong: readonly CodeLine[],
  solutions: readonly (readonly CodeLine[])[],
): readonly CodeLine[] {
  const changes = (solution: readonly CodeLine[]): number =>
    wrong.length + solution.length - 2 * sharedPlaces(wrong, solution).length;
  return solutions.toSorted((one, other) => changes(one) - changes(other))[0] ?? [];
}

/**
 * Returns the lines of a wrong program in which it differs from the solution that is most like it, the places where
 * that has more, and the line at which the wrong one stops. The rest of it would give the solution away.
 * @param stopsAt from 1, or null if it runs to its end
 */
export function wrongLines(
  code: string,
  solutions: readonly string[],
  stopsAt: number | null,
): readonly GuideLine[] {
  const wrong = linesOf(code);
  const shown = differences(wrong, nearestOf(wrong, solutions.map(linesOf)));
  const stop = wrong.findIndex(({ number }) => number === stopsAt);
  const line = wrong[stop];
  if (!line) return shown.map(one => one.line);
  const withStop = shown.some(({ at }) => at === stop) ? shown : [...shown, { at: stop, line }];
  // Nothing below a line outside of every block runs once that has stopped.
  const isOutside = line.text.trimStart() === line.text;
  return withStop
    .filter(({ at }) => !isOutside || at <= stop)
    .toSorted((one, other) => one.at - other.at)
    .map(one => one.line);
}

/** Whether lines that are shown hold every line of a program, however they are indented. */
export function givesAway(shown: readonly GuideLine[], solution: string): boolean {
  const seen = new Set(shown.map(({ text }) => text.trim()));
  return linesOf(solution).every(({ text }) => seen.has(text.trim()));
}
