import { DEFAULT_LANGUAGE, findLanguage, findLanguageByName, type Language } from '@burrow/contracts';
import { type ByLanguage, readTexts } from '@burrow/contracts/read-texts';
import { createInstance } from 'i18next';
import en from '../locales/en.json' with { type: 'json' };

/** The languages that mails are written in, by code. */
export const MAIL_TEXTS: ByLanguage<typeof en> = readTexts(new URL('../locales/', import.meta.url));

const i18n = createInstance();
await i18n.init({
  lng: DEFAULT_LANGUAGE,
  fallbackLng: DEFAULT_LANGUAGE,
  resources: Object.fromEntries([...MAIL_TEXTS].map(([code, texts]) => [code, { mail: texts }])),
  ns: ['mail'],
  defaultNS: 'mail',
  // Texts are escaped where HTML is built from them.
  interpolation: { escapeValue: false },
  missingInterpolationHandler: () => '',
});

export interface MailLanguage {
  /** The reader's own, for links: a page falls back by itself. */
  readonly own: string;
  /** The one that the mail is written in. */
  readonly code: string;
  readonly direction: Language['direction'];
}

/** By a language's English name. Languages without mails become English. */
export function mailLanguage(name: string): MailLanguage {
  const own = findLanguageByName(name)?.code ?? DEFAULT_LANGUAGE;
  const code = MAIL_TEXTS.has(own) ? own : DEFAULT_LANGUAGE;
  return { own, code, direction: findLanguage(code)?.direction ?? 'ltr' };
}

/** Returns the text of a key such as `confirm-email.body`; empty if the language has none. */
export function mailText(code: string, key: string, params: Readonly<Record<string, string>> = {}): string {
  const said: unknown = i18n.getResource(code, 'mail', key);
  return said === undefined || said === '' ? '' : i18n.t(key, { ...params, lng: code });
}
