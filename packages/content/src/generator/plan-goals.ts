import type { PyValue } from '@burrow/contracts';
import { RECIPES } from '@burrow/world';
import type { Act, DraftGoal, DraftItem } from './level-parts.types.ts';
import type { PlannedGoal } from './plan.types.ts';

type PlannedAct = Extract<PlannedGoal, { kind: 'act' }>;

const placesOf = ({ position, target }: Act) => ({ position, targetPosition: target });

function fail({ action, type, count, phrases }: PlannedAct): never {
  const what = [action, type, ...phrases.map(phrase => `"${phrase}"`), `×${count}`];
  throw new Error(`Goals: the solution does not ${what.filter(Boolean).join(' ')}.`);
}

/** One goal for a row of things; one for each tile where more is wanted, or where acts yield differently. */
function collectGoals(goal: PlannedAct, acts: readonly Act[]): DraftGoal[] {
  const { type, count, yields } = goal;
  const amounts = acts.map((_, index) => yields[Math.min(index, yields.length - 1)] ?? 1);
  if (amounts.reduce((sum, amount) => sum + amount, 0) !== count) fail(goal);
  const [amount = 1] = amounts;
  const once = (each: number) => ({
    action: 'collect' as const,
    type,
    count: each,
    ...((each > 1 || yields.length > 1) && { cost: { type, amount: each } }),
  });
  if (yields.length > 1)
    return acts.map((act, index) => ({ ...once(amounts[index] ?? 1), ...placesOf(act) }));
  const byTile = [...Map.groupBy(acts, ({ target }) => target.join()).values()];
  if (RECIPES.has(type)) return [{ ...once(amount), count }];
  if (byTile.length > 1 && byTile.length === acts.length) return [{ ...once(amount), count }];
  return byTile.flatMap(here =>
    here.slice(0, 1).map(act => ({ ...once(amount), count: amount * here.length, ...placesOf(act) })),
  );
}

/** One goal for each act. */
function actGoals(goal: PlannedAct, acts: readonly Act[], items: readonly DraftItem[]): DraftGoal[] {
  const { action, type, count, phrases, cost, depends } = goal;
  const wanted: readonly (string | undefined)[] =
    phrases.length > 0 ? phrases : Array.from({ length: count }, () => undefined);
  const left = [...acts];
  return wanted.map(phrase => {
    const at = left.findIndex(({ argument }) => phrase === undefined || argument === phrase);
    const [act] = at < 0 ? [] : left.splice(at, 1);
    if (!act) fail(goal);
    const ahead = items.find(({ position }) => position.join() === act.target.join());
    return {
      action,
      type: type || (ahead?.type ?? ''),
      count: 1,
      ...(phrase !== undefined && { data: phrase }),
      ...(cost && { cost }),
      ...(depends && { depends }),
      ...placesOf(act),
    } as DraftGoal;
  });
}

/** The acts that a goal counts; what it names is an argument of commands that take a name, and a thing ahead of others. */
function actsOf({ action, type }: PlannedAct, acts: readonly Act[]): Act[] {
  const named = new Set(['collect', 'build', 'combine']);
  return acts.filter(act => act.action === action && (!named.has(action) || act.argument === type));
}

/**
 * The goals of a plan at the places where its solution meets them.
 * @param values the values of the plan's Python expressions
 * @throws if the solution does not do what a goal wants
 */
export function planGoals(
  goals: readonly PlannedGoal[],
  acts: readonly Act[],
  items: readonly DraftItem[],
  values: ReadonlyMap<string, PyValue>,
): DraftGoal[] {
  const counted = new Map<string, number>();
  return goals.flatMap((goal): DraftGoal[] => {
    if (goal.kind === 'value') {
      const { action, variable } = goal;
      const value = values.get(goal.value) ?? null;
      return [{ action, variable, ...(action === 'assign' ? { data: value } : { expectedData: value }) }];
    }
    const mine = actsOf(goal, acts);
    if (goal.action === 'collect') return collectGoals(goal, mine);
    const from = counted.get(goal.action) ?? 0;
    const made = actGoals(goal, mine.slice(from), items);
    const isNamed = goal.action === 'build' || goal.action === 'combine';
    if (!isNamed) counted.set(goal.action, from + made.length);
    return made;
  });
}
