import { po, type GetTextTranslation } from 'gettext-parser';
import type { Problem } from '../compiler/problem.ts';
import { protectCode, restoreCode, translationProblem } from './protected-code.rules.ts';
import { stringsOf, withStrings, type Texts } from './strings.rules.ts';

/** A level to be translated. */
export interface TranslatedLevel {
  /** Path below `courses`. */
  readonly folder: string;
  readonly english: Texts;
  /** What there is already. */
  readonly translated: Texts | undefined;
  /** The names of the texts whose English has changed since. */
  readonly changed: readonly string[];
}

/** In such files this marks a translation that somebody has to look at. */
const FUZZY = 'fuzzy';

/** The name of a string in a file for translators: `python/loops-level1/guide/1`. */
const contextOf = (folder: string, name: string, index: number): string => `${folder}/${name}/${index + 1}`;

/** The strings of a translation as a translator sees them; none if its paragraphs or its code are not those of the English. */
function known(english: readonly string[], text: Texts[string] | undefined): readonly string[] {
  const strings = text === undefined ? [] : stringsOf(text);
  if (strings.length !== english.length) return [];
  const shown = strings.map((string, index) => {
    const source = protectCode(english[index] ?? '');
    const own = protectCode(string, source.code);
    return translationProblem(source, own.text) === undefined ? own.text : undefined;
  });
  return shown.every(string => string !== undefined) ? shown : [];
}

function entriesOf({ folder, english, translated, changed }: TranslatedLevel): GetTextTranslation[] {
  return Object.entries(english).flatMap(([name, text]) => {
    const strings = stringsOf(text);
    const done = known(strings, translated?.[name]);
    return strings.map((string, index) => {
      const { text: msgid, code } = protectCode(string);
      const extracted = code.map((span, at) => `{${at + 1}} is ${span}`).join('\n');
      return {
        msgctxt: contextOf(folder, name, index),
        msgid,
        msgstr: [done[index] ?? ''],
        comments: {
          ...(extracted && { extracted }),
          ...(done.length > 0 && changed.includes(name) && { flag: FUZZY }),
        },
      };
    });
  });
}

/** Returns a file of gettext (PO) with every string of some levels; code is out of reach, as `{1}`. */
export function exportPo(language: string, levels: readonly TranslatedLevel[]): string {
  const headers = { Language: language, 'Content-Type': 'text/plain; charset=utf-8' };
  const entries = levels.flatMap(entriesOf);
  const translations = Object.fromEntries(
    entries.map(entry => [entry.msgctxt ?? '', { [entry.msgid]: entry }]),
  );
  return po.compile({ charset: 'utf-8', headers, translations }).toString('utf8');
}

/** A translated level of a file, whole. */
export interface ImportedLevel {
  readonly folder: string;
  readonly texts: Texts;
}

export interface Import {
  readonly levels: readonly ImportedLevel[];
  /** If there are any, nothing of the file is to be used. */
  readonly problems: readonly Problem[];
}

type Found = ReadonlyMap<string, GetTextTranslation>;

/** A text put together from its translated strings; undefined if one is not translated. */
function textOf(
  { folder, english }: TranslatedLevel,
  name: string,
  found: Found,
  problems: Problem[],
): Texts[string] | undefined {
  const source = english[name] ?? '';
  const strings = stringsOf(source).map((string, index) => {
    const context = contextOf(folder, name, index);
    const entry = found.get(context);
    const translation = entry?.msgstr[0] ?? '';
    if (!entry || translation === '' || entry.comments?.flag?.includes(FUZZY)) return undefined;
    const own = protectCode(string);
    const message =
      entry.msgid === own.text ? translationProblem(own, translation) : 'is of an older English text';
    if (message !== undefined) problems.push({ file: context, field: '', message });
    return restoreCode(translation, own.code);
  });
  const isWhole = strings.every(string => string !== undefined);
  return isWhole ? withStrings(source, strings) : undefined;
}

/** Returns the language of a file of gettext; undefined if it does not say. */
export const languageOf = (file: string): string | undefined => po.parse(file).headers['Language'];

/** Reads a file of gettext. A level that is not translated as a whole is left out. */
export function importPo(file: string, levels: readonly TranslatedLevel[]): Import {
  const { translations } = po.parse(file);
  const found: Found = new Map(
    Object.values(translations)
      .flatMap(entries => Object.values(entries))
      .map(entry => [entry.msgctxt ?? '', entry]),
  );
  const problems: Problem[] = [];
  const imported = levels.flatMap((level): ImportedLevel[] => {
    const texts = Object.keys(level.english).map(
      name => [name, textOf(level, name, found, problems)] as const,
    );
    const isWhole = texts.every(([, text]) => text !== undefined);
    return isWhole ? [{ folder: level.folder, texts: Object.fromEntries(texts) as Texts }] : [];
  });
  return { levels: imported, problems };
}
