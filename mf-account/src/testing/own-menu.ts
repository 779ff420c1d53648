import type { AccountMenuEntry } from '@burrow/client';
import manifest from '../../package.json' with { type: 'json' };
import en from '../locales/menu/en.json' with { type: 'json' };

const texts: Readonly<Record<string, string>> = en;

/** What this area adds to the account menu, as /remotes.json lists it. */
export const OWN_MENU = manifest.burrow.accountMenu.map(({ text, ...entry }) => ({
  ...entry,
  ...(text && { text: { en: texts[text] ?? text } }),
})) as readonly AccountMenuEntry[];
