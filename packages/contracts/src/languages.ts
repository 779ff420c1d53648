/**
 * The languages of the interface. `name` is what the server stores as a user's language;
 * `complete` says whether the interface exists in it, so that the picker may offer it. A text that is missing in it is English.
 */
export interface Language {
  readonly code: string;
  readonly name: string;
  readonly native_name: string;
  readonly flag_emoji: string;
  /** The flag's country code, for flag-icons. */
  readonly flag: string;
  readonly direction: 'ltr' | 'rtl';
  readonly complete: boolean;
}

const row = (
  code: string,
  name: string,
  native_name: string,
  flag: string,
  more: Partial<Language> = {},
): Language => ({
  code,
  name,
  native_name,
  flag,
  flag_emoji: String.fromCodePoint(...[...flag.toUpperCase()].map(letter => 0x1f1a5 + letter.charCodeAt(0))),
  direction: 'ltr',
  complete: false,
  ...more,
});

export const LANGUAGES: readonly Language[] = [
  row('ar', 'Arabic', 'العربية', 'sa', { direction: 'rtl', complete: true }),
  row('bg', 'Bulgarian', 'Български', 'bg', { complete: true }),
  row('cs', 'Czech', 'Čeština', 'cz', { complete: true }),
  row('da', 'Danish', 'Dansk', 'dk', { complete: true }),
  row('de', 'German', 'Deutsch', 'de', { complete: true }),
  row('el', 'Greek', 'Ελληνικά', 'gr', { complete: true }),
  row('en', 'English', 'English', 'gb', { complete: true }),
  row('es', 'Spanish', 'Español', 'es', { complete: true }),
  row('fi', 'Finnish', 'Suomi', 'fi', { complete: true }),
  row('fr', 'French', 'Français', 'fr', { complete: true }),
  row('he', 'Hebrew', 'עברית', 'il', { direction: 'rtl', complete: true }),
  row('hi', 'Hindi', 'हिन्दी', 'in', { complete: true }),
  row('hu', 'Hungarian', 'Magyar', 'hu', { complete: true }),
  row('id', 'Indonesian', 'Bahasa Indonesia', 'id', { complete: true }),
  row('it', 'Italian', 'Italiano', 'it', { complete: true }),
  row('ja', 'Japanese', '日本語', 'jp', { complete: true }),
  row('ko', 'Korean', '한국어', 'kr', { complete: true }),
  row('ms', 'Malay', 'Bahasa Melayu', 'my', { complete: true }),
  row('nl', 'Dutch', 'Nederlands', 'nl', { complete: true }),
  row('no', 'Norwegian', 'Norsk', 'no', { complete: true }),
  row('pl', 'Polish', 'Polski', 'pl', { complete: true }),
  row('pt', 'Portuguese', 'Português', 'br', { complete: true }),
  row('ro', 'Romanian', 'Română', 'ro', { complete: true }),
  row('ru', 'Russian', 'Русский', 'ru', { complete: true }),
  row('sv', 'Swedish', 'Svenska', 'se', { complete: true }),
  row('th', 'Thai', 'ไทย', 'th', { complete: true }),
  row('tr', 'Turkish', 'Türkçe', 'tr', { complete: true }),
  row('uk', 'Ukrainian', 'Українська', 'ua', { complete: true }),
  row('vi', 'Vietnamese', 'Tiếng Việt', 'vn', { complete: true }),
  row('zh', 'Chinese', '中文', 'cn', { complete: true }),
];

export const DEFAULT_LANGUAGE = 'en';

/** The languages in which every text exists at every commit. Others follow, see docs/translating.md. */
export const AUTHORED_LANGUAGES = [DEFAULT_LANGUAGE, 'ar'] as const;

/** What the picker offers, in the order of their codes. */
export const OFFERED_LANGUAGES: readonly Language[] = LANGUAGES.filter(({ complete }) => complete);

/** Returns the language with this code, or undefined. */
export function findLanguage(code: string): Language | undefined {
  return LANGUAGES.find(language => language.code === code);
}

/** Returns the language with this English name (case-insensitive), or undefined. */
export function findLanguageByName(name: string): Language | undefined {
  return LANGUAGES.find(language => language.name.toLowerCase() === name.toLowerCase());
}
