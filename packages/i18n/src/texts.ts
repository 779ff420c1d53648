import i18next, { type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { DEFAULT_LANGUAGE, findLanguage } from '@burrow/contracts/languages';

/** Nested texts of one namespace in one language. */
export type Texts = { readonly [key: string]: string | Texts };

/** Loads the texts of a language; the key is the language's code. `en` is required. */
export type TextLoaders = Readonly<Record<string, () => Promise<{ default: Texts }>>> & {
  readonly en: () => Promise<{ default: Texts }>;
};

/**
 * Starts i18next in a language, without any texts; `addTexts` brings them.
 * Call once, before the first render.
 */
export async function startI18n(language: string): Promise<i18n> {
  await i18next.use(initReactI18next).init({
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

/**
 * Loads one namespace in the page's language. Where that language has no texts, or they cannot be
 * loaded, English takes their place and the failure is logged.
 */
export async function addTexts(namespace: string, loaders: TextLoaders): Promise<void> {
  const language = i18next.language;
  try {
    const load = loaders[language] ?? loaders.en;
    const texts = await load();
    i18next.addResourceBundle(loaders[language] ? language : DEFAULT_LANGUAGE, namespace, texts.default);
  } catch (error) {
    console.warn(`The texts of "${namespace}" in "${language}" could not be loaded; using English.`, error);
    const texts = await loaders.en();
    i18next.addResourceBundle(DEFAULT_LANGUAGE, namespace, texts.default);
  }
}
