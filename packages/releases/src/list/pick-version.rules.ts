import { createHash } from 'node:crypto';
import { isWithheld } from '../withheld/withheld.rules.ts';
import type { Withholding } from '../withheld/withholding.schema.ts';
import type { Condition, ListEntry, Rule } from './release-list.schema.ts';

/** What rules ask about whoever opens a page. */
export interface Visitor {
  /** The random id of a browser, or null if it has none yet. */
  readonly id: string | null;
  readonly organization: string | null;
  /** Who is logged in, as themselves. */
  readonly person: string | null;
  readonly isStaff: boolean;
  readonly isTester: boolean;
}

export const UNKNOWN_VISITOR: Visitor = {
  id: null,
  organization: null,
  person: null,
  isStaff: false,
  isTester: false,
};

const HASH_BYTES = 6;

/** Where a visitor stands between 0 and 1 (excluded): always the same place for one version, another for each. */
export function placeOf(visitorId: string, name: string, version: string): number {
  const hash = createHash('sha256').update(`${visitorId} ${name} ${version}`).digest();
  return hash.readUIntBE(0, HASH_BYTES) / 2 ** (8 * HASH_BYTES);
}

function fits(when: Condition, visitor: Visitor, name: string, version: string): boolean {
  if ('testers' in when) return visitor.isTester;
  if ('staff' in when) return visitor.isStaff;
  if ('organizations' in when)
    return visitor.organization !== null && when.organizations.includes(visitor.organization);
  return visitor.id !== null && placeOf(visitor.id, name, version) < when.share;
}

/**
 * The first rule that fits a visitor; none for whom the default is.
 * @param withheld rules that count no more for those whom they concern
 */
export const pickRule = (
  { name, rules = [] }: ListEntry,
  visitor: Visitor,
  withheld: readonly Withholding[] = [],
): Rule | undefined => {
  const own = withheld.filter(one => one.name === name);
  return rules.find(
    rule => fits(rule.when, visitor, name, rule.version) && !isWithheld(own, rule, visitor.organization),
  );
};

/** The version that a visitor gets: that of the first rule that fits, otherwise the default. */
export const pickVersion = (
  entry: ListEntry,
  visitor: Visitor,
  withheld: readonly Withholding[] = [],
): string => pickRule(entry, visitor, withheld)?.version ?? entry.default;

/** Whether it takes a session to know which version somebody gets. */
export const asksForSession = (entries: readonly ListEntry[]): boolean =>
  entries.some(({ rules = [] }) => rules.some(({ when }) => 'staff' in when || 'organizations' in when));
