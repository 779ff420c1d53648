import type { ReleaseGroup } from '@burrow/contracts';
import {
  type ListEntry,
  pickRule,
  type Rule,
  type Scope,
  scopeOf,
  type Visitor,
  type Withholding,
} from '@burrow/releases';

/** A version of a remote, by its name in the federation. */
export interface Version {
  readonly name: string;
  readonly version: string;
}

/** Whom a visitor is counted with, and as whom. */
export interface Counted {
  readonly group: ReleaseGroup;
  /** The browser, or the person who is logged in. */
  readonly subject: string;
  readonly isPerson: boolean;
}

/** Those who get what everybody gets. */
export const everybodysGroup = ({ name, default: version }: ListEntry): ReleaseGroup => ({
  release: `${name} ${version} 0`,
  scope: 'everybody',
});

/** Those who get a version by a rule. What was counted before the rule was written is void. */
export const groupOf = ({ name }: ListEntry, { version, since }: Rule, scope: Scope): ReleaseGroup => ({
  release: `${name} ${version} ${since}`,
  scope,
});

/** All releases that are counted of a list. */
export const releasesOf = (entries: readonly ListEntry[]): ReadonlySet<string> =>
  new Set(
    entries.flatMap(entry => [
      everybodysGroup(entry).release,
      ...(entry.rules ?? []).map(rule => groupOf(entry, rule, 'visitors').release),
    ]),
  );

/**
 * The groups of an entry that may be withheld, with their scopes.
 * @param organizations whether those of organisations belong to it, of which there may be many
 */
export const withholdable = (
  entry: ListEntry,
  organizations: boolean,
): { readonly rule: Rule; readonly scope: Scope; readonly group: ReleaseGroup }[] =>
  (entry.rules ?? []).flatMap(rule => {
    const { when } = rule;
    const named = organizations && 'organizations' in when ? when.organizations : [];
    const scopes = 'organizations' in when ? named : [scopeOf(rule, null)];
    return scopes.flatMap(scope =>
      scope === null ? [] : [{ rule, scope, group: groupOf(entry, rule, scope) }],
    );
  });

/**
 * Whom somebody counts with who has a version; null for those who do not count: testers, browsers without our cookie, and
 * who acts for somebody else. It protects everybody's release from the members of one school: where a rule names schools or
 * staff, people count who are logged in, each once and with their own school only. Whoever has many accounts in a school
 * counts as often, and reaches no other.
 */
export function countedAs(
  entry: ListEntry,
  version: string,
  visitor: Visitor,
  withheld: readonly Withholding[],
): Counted | null {
  if (visitor.isTester || visitor.id === null) return null;
  const rules = (entry.rules ?? []).filter(rule => rule.version === version);
  const rule = pickRule({ ...entry, rules }, visitor, withheld);
  const scope = rule ? scopeOf(rule, visitor.organization) : null;
  if (!rule || scope === null)
    return version === entry.default
      ? { group: everybodysGroup(entry), subject: visitor.id, isPerson: false }
      : null;
  const isPerson = scope !== 'visitors';
  const subject = isPerson ? visitor.person : visitor.id;
  return subject === null ? null : { group: groupOf(entry, rule, scope), subject, isPerson };
}
