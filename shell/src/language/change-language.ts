import { kept } from '@burrow/client';
import type { Language } from '@burrow/i18n';
import { DEFAULT_LANGUAGE, findLanguage, localePath, splitLocalePath } from '@burrow/i18n';

export const LOCALE_KEY = 'locale';

/** Returns the same place in another language, as path with query and fragment. */
export function placeInLanguage(code: string, place: Pick<Location, 'pathname' | 'search' | 'hash'>): string {
  return `${localePath(code, splitLocalePath(place.pathname).rest)}${place.search}${place.hash}`;
}

interface Effects {
  /** Tells the server; a failure must not prevent the change. */
  readonly tellServer: (name: string) => Promise<unknown>;
  readonly load: (code: string) => Promise<unknown>;
  readonly goTo: (url: string) => void;
}

async function loadable(language: Language, load: Effects['load']): Promise<Language> {
  try {
    await load(language.code);
    return language;
  } catch (error) {
    console.warn(`The language "${language.code}" could not be loaded; using English.`, error);
    return findLanguage(DEFAULT_LANGUAGE) ?? language;
  }
}

/**
 * Loads the language (English if that fails), stores it on the server and in the browser, and
 * reloads the page in it.
 */
export async function changeLanguage(wanted: Language, { tellServer, load, goTo }: Effects): Promise<void> {
  const language = await loadable(wanted, load);
  await tellServer(language.name).catch((error: unknown) =>
    console.warn('The language was not stored.', error),
  );
  kept.setItem(LOCALE_KEY, language.code);
  goTo(placeInLanguage(language.code, location));
}
