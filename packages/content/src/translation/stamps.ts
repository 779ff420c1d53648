import { createHash } from 'node:crypto';
import type { Texts } from './strings.rules.ts';

/** Of each text of a level the English that it was translated from, as a hash: `<language>/source.json`. */
export type Stamps = Readonly<Record<string, string>>;

const HASH_LENGTH = 12;

/** Returns the stamps of texts that were just translated. */
export const stampsOf = (english: Texts): Stamps =>
  Object.fromEntries(
    Object.entries(english).map(([name, text]) => [
      name,
      createHash('sha256').update(JSON.stringify(text)).digest('hex').slice(0, HASH_LENGTH),
    ]),
  );

/** The names of the texts whose English has changed since they were translated. */
export function changedTexts(english: Texts, stamps: Stamps): string[] {
  const now = stampsOf(english);
  return Object.keys(english).filter(name => stamps[name] !== undefined && stamps[name] !== now[name]);
}

/** Returns what a translation lacks of the English of today, by the name of the text. */
export function staleTexts(english: Texts, translated: Texts | undefined, stamps: Stamps): string[] {
  if (!translated) return ['is missing'];
  const changed = changedTexts(english, stamps);
  return Object.keys(english).flatMap(name => {
    if (translated[name] === undefined) return [`${name} is missing`];
    if (stamps[name] === undefined) return [`${name} has no stamp`];
    return changed.includes(name) ? [`${name} is older than the English`] : [];
  });
}
