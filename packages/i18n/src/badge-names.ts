import type { LoadByLanguage } from './texts.ts';

/** What badges are called, by their ids: for the remotes that show badges, in a namespace of their own. */
export const badgeNames: LoadByLanguage = code =>
  import(`./locales/badge-names/${code}.json`, { with: { type: 'json' } });
