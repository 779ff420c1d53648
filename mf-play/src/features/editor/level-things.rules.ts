import type { LevelData } from '@burrow/contracts';

/** Commands whose argument names a thing of the level; what is to be said or written would be the answer. */
const NAMING: ReadonlySet<string> = new Set(['collect', 'build', 'combine']);

/** As many are offered at once. */
const MOST = 5;

/** Returns the things of a level that a command can be about, those of its goals first; empty for other commands. */
export function levelThings(
  { levelGoals, items }: Pick<LevelData, 'levelGoals' | 'items'>,
  command: string,
): readonly string[] {
  if (!NAMING.has(command)) return [];
  const named = [
    ...levelGoals.map(({ action, type, data }) => ({
      action,
      thing: typeof data === 'string' ? data : type,
    })),
    ...items.map(({ action, type }) => ({ action, thing: type })),
  ];
  return [...new Set(named.filter(({ action }) => action === command).map(({ thing }) => thing))].slice(
    0,
    MOST,
  );
}
