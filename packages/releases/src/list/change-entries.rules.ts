import { gt } from 'semver';
import { type ListEntry, ListEntrySchema, type ReleaseList, type Rule } from './release-list.schema.ts';

/** The entries of a list that are well formed. */
export const entriesOf = (list: Pick<ReleaseList, 'entries'>): ListEntry[] =>
  list.entries.flatMap(entry => {
    const parsed = ListEntrySchema.safeParse(entry);
    return parsed.success ? [parsed.data] : [];
  });

/** Every version that an entry names, the default first. */
export const versionsOf = ({ default: everybodys, rules = [] }: ListEntry): string[] => [
  ...new Set([everybodys, ...rules.map(({ version }) => version)]),
];

const entryOf = (name: string, version: string, rules: readonly Rule[]): ListEntry =>
  rules.length > 0 ? { name, default: version, rules: [...rules] } : { name, default: version };

function replaced(entries: readonly ListEntry[], entry: ListEntry): ListEntry[] {
  return entries.some(({ name }) => name === entry.name)
    ? entries.map(one => (one.name === entry.name ? entry : one))
    : [...entries, entry];
}

/** Everybody gets this version, but for rules about newer ones; the other remotes stay as they are. */
export function promoted(entries: readonly ListEntry[], name: string, version: string): ListEntry[] {
  const { rules = [] } = entries.find(one => one.name === name) ?? {};
  const newer = rules.filter(rule => gt(rule.version, version));
  return replaced(entries, entryOf(name, version, newer));
}

/** Everybody gets this version, without exceptions. */
export const takenBack = (entries: readonly ListEntry[], name: string, version: string): ListEntry[] =>
  replaced(entries, entryOf(name, version, []));

/** Nobody gets this remote any more: its paths lead nowhere. */
export const withdrawn = (entries: readonly ListEntry[], name: string): ListEntry[] =>
  entries.filter(entry => entry.name !== name);

/** From those whom an operator chose one by one to those who were drawn: the first rule that fits counts. */
const KINDS = ['testers', 'staff', 'organizations', 'share'] as const;
const kindOf = ({ when }: Rule): number => KINDS.findIndex(kind => kind in when);

/**
 * Some get this version before everybody does. It replaces the rule of the same kind for the same version; among
 * rules of one kind the newest comes first.
 */
export function promotedTo(entries: readonly ListEntry[], name: string, rule: Rule): ListEntry[] {
  return entries.map(entry => {
    if (entry.name !== name) return entry;
    const others = (entry.rules ?? []).filter(
      other => other.version !== rule.version || kindOf(other) !== kindOf(rule),
    );
    const rules = [rule, ...others].toSorted((one, other) => kindOf(one) - kindOf(other));
    return entryOf(name, entry.default, rules);
  });
}
