import { AUTHORED_LANGUAGES, findLanguage } from '@burrow/contracts/languages';
import { readFileSync, writeFileSync } from 'node:fs';
import { compileContent, type PlacedLevel } from '../compiler/compile-content.ts';
import { showProblem } from '../compiler/problem.ts';
import { readStamps, textsIn, writeStamps, writeTexts } from './level-files.ts';
import { exportPo, importPo, languageOf, type TranslatedLevel } from './po.ts';
import { changedTexts, staleTexts, stampsOf } from './stamps.ts';

const ENGLISH = 'en';

/** The texts of all levels below a folder, for translators. */
export class Translations {
  readonly #root: string;
  readonly #levels: readonly PlacedLevel[];

  /** @param root folder that holds one folder for each course */
  constructor(root: string) {
    this.#root = root;
    this.#levels = compileContent(root).levels;
  }

  /** Returns what each level lacks in the languages that the platform offers, a line each. */
  stale(): string[] {
    const languages = AUTHORED_LANGUAGES.filter(language => language !== ENGLISH);
    return languages.flatMap(language =>
      this.#in(language).flatMap(({ folder, english, translated }) =>
        staleTexts(english, translated, readStamps(this.#root, folder, language)).map(
          message => `${folder}/${language}: ${message}`,
        ),
      ),
    );
  }

  /**
   * Notes that the translations are those of today's English.
   * @param slug of one level; without it, all
   * @returns how many were noted
   */
  stamp(slug?: string): number {
    let count = 0;
    for (const { source, compiled } of this.#levels) {
      if (slug !== undefined && slug !== compiled.slug) continue;
      const english = textsIn(source, ENGLISH);
      for (const language of Object.keys(source.texts).filter(code => code !== ENGLISH)) {
        if (!english) continue;
        writeStamps(this.#root, source.folder, language, stampsOf(english));
        count += 1;
      }
    }
    return count;
  }

  /** Writes a file with all strings, and what is translated into a language. */
  export(language: string, file: string): void {
    writeFileSync(file, exportPo(language, this.#in(language)));
  }

  /**
   * Writes the levels that a file translates as a whole, with their stamps; nothing if something in it is wrong.
   * @returns the folders of these levels, and what is wrong
   */
  import(file: string): { readonly folders: readonly string[]; readonly problems: readonly string[] } {
    const text = readFileSync(file, 'utf8');
    const language = findLanguage(languageOf(text) ?? '')?.code;
    if (language === undefined || language === ENGLISH)
      return { folders: [], problems: [`${file}: names no language to translate into`] };
    const known = this.#in(language);
    const { levels, problems } = importPo(text, known);
    if (problems.length > 0) return { folders: [], problems: problems.map(showProblem) };
    for (const { folder, texts } of levels) {
      const english = known.find(one => one.folder === folder)?.english ?? {};
      writeTexts(this.#root, folder, language, texts);
      writeStamps(this.#root, folder, language, stampsOf(english));
    }
    return { folders: levels.map(({ folder }) => folder), problems: [] };
  }

  #in(language: string): TranslatedLevel[] {
    return this.#levels.flatMap(({ source }) => {
      const english = textsIn(source, ENGLISH);
      if (!english || source.kind === 'free') return [];
      const { folder } = source;
      const changed = changedTexts(english, readStamps(this.#root, folder, language));
      return [{ folder, english, translated: textsIn(source, language), changed }];
    });
  }
}
