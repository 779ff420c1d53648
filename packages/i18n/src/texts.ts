import { ENGLISH_KEYS } from '@burrow/contracts/with-english';
import { AUTHORED_LANGUAGES, DEFAULT_LANGUAGE, findLanguage } from '@burrow/contracts/languages';
import i18next, { type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { nounFormatter } from './noun.ts';

/** Nested texts of one namespace in one language. */
export type Texts = { readonly [key: string]: string | Texts };

/**
 * Loads a folder's texts of one language: ``code => import(`./play/${code}.json`, { with: { type: 'json' } })``. Written like
 * this, the build delivers English as a chunk and each other language as a file, with the English for what it lacks.
 */
export type LoadByLanguage<Content = Texts> = (code: string) => Promise<{ readonly default: Content }>;

/**
 * Starts i18next in a language, without any texts; `addTexts` adds them.
 * Call once, before the first render.
 */
export async function startI18n(language: string): Promise<i18n> {
  await i18next
    .use(initReactI18next)
    .use(nounFormatter)
    .init({
      lng: findLanguage(language)?.code ?? DEFAULT_LANGUAGE,
      fallbackLng: DEFAULT_LANGUAGE,
      resources: {},
      ns: [],
      interpolation: { escapeValue: false },
      returnNull: false,
      react: { useSuspense: false },
    });
  return i18next;
}

interface InLanguage<Content> {
  readonly language: string;
  readonly content: Content;
}

async function loadOrEnglish<Content>(
  load: LoadByLanguage<Content>,
  language: string,
): Promise<InLanguage<Content>> {
  try {
    return { language, content: (await load(language)).default };
  } catch (error) {
    if (language === DEFAULT_LANGUAGE) throw error;
    console.warn(`A text in "${language}" could not be loaded; using English.`, error);
    return { language: DEFAULT_LANGUAGE, content: (await load(DEFAULT_LANGUAGE)).default };
  }
}

/**
 * Returns what is written in the page's language, and which language that is. If the language is not
 * complete, or cannot be loaded, that is English; a failure is logged.
 */
export async function loadInLanguage<Content>(
  load: LoadByLanguage<Content>,
): Promise<{ readonly language: string; readonly content: Content }> {
  const isComplete = findLanguage(i18next.language)?.complete === true;
  return loadOrEnglish(load, isComplete ? i18next.language : DEFAULT_LANGUAGE);
}

/** Returns the language that legal texts have on this page: translations of them are left to lawyers. */
export const legalLanguage = (): string =>
  AUTHORED_LANGUAGES.find(language => language === i18next.language) ?? DEFAULT_LANGUAGE;

/** Returns a legal text, in the page's language or in English, and which language that is. */
export const loadLegalText = <Content>(load: LoadByLanguage<Content>): Promise<InLanguage<Content>> =>
  loadOrEnglish(load, legalLanguage());

/**
 * Loads one namespace in the page's language, or in English if that fails. What is shown of it in English for want of a
 * translation is marked as English in the page, so that a screen reader speaks it as such.
 *
 * @example
 * import { addTexts, useTranslation } from '@burrow/i18n';
 * await addTexts('barn', async () => ({ default: { hens_one: '{{count}} hen', hens_other: '{{count}} hens' } }));
 * function Hens() {
 *   const { t } = useTranslation('barn');
 *   return <p>{t('hens', { count: 3 })}</p>;
 * }
 * <Hens /> // → shows '3 hens'
 */
export async function addTexts(namespace: string, load: LoadByLanguage): Promise<void> {
  const { language, content } = await loadInLanguage(load);
  const { [ENGLISH_KEYS]: english, ...texts } = content;
  if (Array.isArray(english) || language !== i18next.language) {
    const { markEnglish } = await import('./mark-english.ts');
    markEnglish(namespace, Array.isArray(english) ? english : []);
  }
  i18next.addResourceBundle(language, namespace, texts);
}

/** Returns a function that loads a namespace the first time it is called, and again after a failure. */
export function textsOnce(namespace: string, load: LoadByLanguage): () => Promise<void> {
  let loading: Promise<void> | null = null;
  return () => {
    loading ??= addTexts(namespace, load).catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  };
}
