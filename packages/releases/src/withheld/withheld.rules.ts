import type { ListEntry, Rule } from '../list/release-list.schema.ts';
import type { Withholding } from './withholding.schema.ts';

/** Whom a version was given to by one rule: those who are counted together, and lose it together. */
export type Scope = Withholding['scope'];

/**
 * Whom a rule's visitors are counted with; null for testers, who look for what is wrong.
 * @param organization of the visitor
 */
export function scopeOf({ when }: Rule, organization: string | null): Scope | null {
  if ('testers' in when) return null;
  if ('staff' in when) return 'staff';
  return 'organizations' in when ? organization : 'visitors';
}

/** Whether those whom a scope names may have a version by a rule. */
const isFor = ({ when }: Rule, scope: Scope): boolean =>
  'organizations' in when ? when.organizations.includes(scope) : 'staff' in when && scope === 'staff';

/**
 * Whether a rule counts no more for a visitor that it fits. It protects a school from a version that fails in it, and all
 * others from that school: what was counted among members of one organisation, or staff, ends what these have by their own
 * rule. What was counted among visitors whom nobody chose ends every rule about the version but that of testers. An
 * operator who writes the rule anew ends the withholding. Getting around it takes the right to write a list.
 */
export const isWithheld = (
  withheld: readonly Withholding[],
  rule: Rule,
  organization: string | null,
): boolean => {
  const scope = scopeOf(rule, organization);
  return (
    scope !== null &&
    withheld.some(
      one =>
        one.version === rule.version &&
        rule.since <= one.list &&
        (one.scope === 'visitors' || one.scope === scope),
    )
  );
};

/** Whether a list still has a rule that it is about. */
export const concernsList = (
  entries: readonly ListEntry[],
  { name, version, list, scope }: Withholding,
): boolean =>
  entries.some(
    entry =>
      entry.name === name &&
      entry.rules?.some(
        rule =>
          rule.version === version && rule.since <= list && (scope === 'visitors' || isFor(rule, scope)),
      ) === true,
  );
