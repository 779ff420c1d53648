import type { LoadByLanguage } from './texts.ts';

/** The texts of the shell, and of what every area shares: namespace `shell`. */
export const shellTexts: LoadByLanguage = code =>
  import(`./locales/shell/${code}.json`, { with: { type: 'json' } });
