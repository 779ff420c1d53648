import type { LevelGoal } from '@burrow/contracts';

/** Whether a text is the pattern with any text in place of each `*`. */
export function fitsPattern(text: string, pattern: string): boolean {
  const [first = '', ...rest] = pattern.split('*');
  const last = rest.pop();
  if (last === undefined) return text === first;
  if (!text.startsWith(first) || text.length < first.length + last.length || !text.endsWith(last))
    return false;
  let from = first.length;
  for (const part of rest) {
    const at = text.indexOf(part, from);
    if (at < 0) return false;
    from = at + part.length;
  }
  return from <= text.length - last.length;
}

/** Whether a goal accepts a text: a goal without data accepts every text. */
export function takesText(goal: LevelGoal | undefined, text: string): boolean {
  const wanted = goal?.data ?? null;
  if (wanted === null) return true;
  return goal?.wildcard && typeof wanted === 'string' ? fitsPattern(text, wanted) : wanted === text;
}
