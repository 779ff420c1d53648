import type { LinkText, Offer } from '../remote/remote-entry.types.ts';
import { hasRole, type SessionFlags } from '../session/session-flags.rules.ts';

/** Returns the entries of a menu for whoever is here, sorted by their order. */
export const offeredTo = <Entry extends Offer>(
  entries: readonly Entry[],
  flags: SessionFlags,
): readonly Entry[] =>
  entries
    .filter(entry => (!entry.for || hasRole(flags, entry.for)) && !hasRole(flags, entry.notFor ?? []))
    .toSorted((one, other) => one.order - other.order);

/** Returns the text of an entry in a language, or in English. */
export const menuText = (text: LinkText, language: string): string => text[language] ?? text['en'] ?? '';
