import { DEFAULT_LANGUAGE } from '@burrow/contracts/languages';
import { INTEGRITY_FILE, type Remote } from '@burrow/releases';

/** What operators and checks need, and pages do not. */
const NOT_FOR_PAGES = new Set([
  'assets',
  'builtAt',
  'commit',
  'endpoints',
  'files',
  'shared',
  'slices',
  'texts',
]);

const MENUS = new Set(['accountMenu', 'menu']);

const hasHashes = ({ files }: Remote): boolean =>
  typeof files === 'object' && files !== null && INTEGRITY_FILE in files;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** An entry of a menu with its text in one language, or in English if it has none. */
function entryIn(entry: unknown, language: string): unknown {
  if (!isObject(entry) || !isObject(entry['text'])) return entry;
  const said = language in entry['text'] ? language : DEFAULT_LANGUAGE;
  return { ...entry, text: { [said]: entry['text'][said] } };
}

const menuIn = (menu: unknown, language: string): unknown =>
  Array.isArray(menu) ? menu.map(entry => entryIn(entry, language)) : menu;

const filesIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter(one => typeof one === 'string') : [];

/** The files of the texts that are shown first, in one language. */
const textsIn = ({ texts }: Remote, language: string): readonly string[] =>
  isObject(texts) ? filesIn(texts[language]) : [];

interface Reader {
  /** The origin of remotes whose files pages can check; others stay on this site. */
  readonly elsewhere?: string | undefined;
  /** The language of the page; without it menus are told in every language. */
  readonly language?: string | undefined;
}

/** What pages are told of a remote. */
export function pageEntry(remote: Remote, { elsewhere = '', language }: Reader = {}): Remote {
  const origin = hasHashes(remote) ? elsewhere : '';
  const told = Object.entries(remote)
    .filter(([key]) => !NOT_FOR_PAGES.has(key))
    .map(([key, value]) => [key, language && MENUS.has(key) ? menuIn(value, language) : value]);
  const entry = { ...(Object.fromEntries(told) as Remote), manifest: origin + remote.manifest };
  const texts = language ? textsIn(remote, language) : [];
  return texts.length > 0 ? { ...entry, preload: [...filesIn(remote['preload']), ...texts] } : entry;
}
