import { BADGES, type BadgeEvent, type BadgeId, type BadgeRow, type FactTest } from '@burrow/contracts';

export type Facts = Readonly<Record<string, string | number | boolean>>;

/** Something that a learner did. */
export interface Deed {
  readonly event: BadgeEvent;
  /** The same deed, told again, has the same key. */
  readonly key: string;
  readonly facts: Facts;
}

/** A deed that counts for a badge. */
export interface BadgeStep {
  readonly badge: BadgeId;
  readonly key: string;
}

function holds(test: FactTest, facts: Facts): boolean {
  const fact = facts[test.fact];
  if ('is' in test) return fact === test.is;
  return (
    typeof fact === 'number' && fact >= test.at_least && fact <= (test.at_most ?? Number.POSITIVE_INFINITY)
  );
}

const ROWS: readonly (BadgeRow & { readonly id: BadgeId })[] = BADGES;

/** Returns what deeds count for, each step once. */
export function stepsOf(deeds: readonly Deed[]): BadgeStep[] {
  const steps = deeds.flatMap(({ event, key, facts }) =>
    ROWS.filter(row => row.event === event && (row.where ?? []).every(test => holds(test, facts))).map(
      ({ id, distinct }) => ({ badge: id, key: distinct === undefined ? key : String(facts[distinct]) }),
    ),
  );
  return [...new Map(steps.map(step => [`${step.badge} ${step.key}`, step])).values()];
}

/** How many steps a badge takes. */
export const stepsNeeded = (badge: BadgeId): number => ROWS.find(({ id }) => id === badge)?.count ?? 1;
