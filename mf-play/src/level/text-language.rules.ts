import { findLanguage, type LevelData } from '@burrow/contracts';

/** What an element needs that shows a text of a level: nothing, if it is in the page's language. */
export function textLanguage({ textsLanguage }: Pick<LevelData, 'textsLanguage'>): {
  readonly lang?: string;
  readonly dir?: 'ltr' | 'rtl';
} {
  const language = textsLanguage === undefined ? undefined : findLanguage(textsLanguage);
  return language ? { lang: language.code, dir: language.direction } : {};
}
