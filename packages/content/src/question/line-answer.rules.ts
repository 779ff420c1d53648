const LOOP = /^\s*(async\s+)?(for|while)\b/;

/** Whether this line, from 1, begins a loop: it runs once more than its body, which is not what learners count. */
const beginsLoop = (code: string, line: number): boolean => LOOP.test(code.split('\n')[line - 1] ?? '');

/** Returns the last line that ran, other than one that only found its loop at an end. */
export function lastLine(code: string, ran: readonly number[]): readonly number[] {
  const last = ran.findLast(line => !beginsLoop(code, line));
  return last === undefined ? [] : [last];
}

/** Returns the lines that ran most often; one that begins a loop is right if it ran as often as they did, or more. */
export function mostFrequentLines(code: string, ran: readonly number[]): readonly number[] {
  const counts = new Map<number, number>();
  for (const line of ran) counts.set(line, (counts.get(line) ?? 0) + 1);
  const most = Math.max(
    0,
    ...[...counts].flatMap(([line, count]) => (beginsLoop(code, line) ? [] : [count])),
  );
  return [...counts].flatMap(([line, count]) => (count >= most ? [line] : [])).toSorted((a, b) => a - b);
}
