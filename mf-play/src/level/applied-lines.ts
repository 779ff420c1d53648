import { readCode } from '@burrow/python-syntax';

/** The lines that Apply has written in each level, as long as the page lives. */
const written = new Map<string, Set<string>>();

const linesOf = (code: string): readonly string[] => readCode(code).lines.map(({ text }) => text);

/** Notes what Apply has written into a level's program. */
export function linesApplied(course: string, level: string, before: string, after: string): void {
  const own = new Set(linesOf(before));
  const key = `${course}/${level}`;
  const fresh = linesOf(after).filter(line => !own.has(line));
  written.set(key, new Set([...(written.get(key) ?? []), ...fresh]));
}

/** Returns how many lines of a program were written by Apply and are still as it wrote them. */
export const appliedIn = (course: string, level: string, code: string): number =>
  linesOf(code).filter(line => written.get(`${course}/${level}`)?.has(line)).length;
