import type { Language } from '@burrow/i18n';
import { localePath, splitLocalePath } from '@burrow/i18n';

export const LOCALE_KEY = 'locale';

/** The same place in another language, as path with query and fragment. */
export function placeInLanguage(code: string, place: Pick<Location, 'pathname' | 'search' | 'hash'>): string {
  return `${localePath(code, splitLocalePath(place.pathname).rest)}${place.search}${place.hash}`;
}

interface Effects {
  /** Tells the server; a failure must not keep anyone from their language. */
  readonly tellServer: (name: string) => Promise<unknown>;
  readonly load: (code: string) => Promise<unknown>;
}

/** Loads the language, keeps it on the server and in the browser, and reloads the place in it. */
export async function changeLanguage(language: Language, { tellServer, load }: Effects): Promise<void> {
  await load(language.code);
  await tellServer(language.name).catch((error: unknown) =>
    console.warn('The language was not kept.', error),
  );
  localStorage.setItem(LOCALE_KEY, language.code);
  location.assign(placeInLanguage(language.code, location));
}
