import type { CompiledLevel } from '@burrow/content';
import { DomainError } from '@burrow/service-kit';
import { DEFAULT_LANGUAGE, type LevelData, runError } from '@burrow/contracts';
import { type Catalogue, nameIn, textIn } from '../../../content/catalogue.ts';
import { SplicedJson } from './spliced-json.ts';

type Own = 'locked' | 'completed' | 'last_code_executed' | 'textsLanguage';

/**
 * The fields of level/data that are the same for everybody who reads the language. Hidden settings and doses of
 * help are only counted: each has its own call. The idea belongs to level/course, what the reference takes to challenge.
 */
function constantPart(catalogue: Catalogue, level: CompiledLevel, language: string): Omit<LevelData, Own> {
  const {
    access,
    texts,
    commands,
    variants = [],
    reference: _reference,
    ideasOf: _ideasOf,
    ...fields
  } = level;
  const localised = textIn(texts, language);
  const chapter = catalogue.chapterOf(level);
  if (!localised) throw new DomainError('level/unknown-level', 'There is no such level.');
  const chapter_name = chapter ? nameIn(chapter.name, language) : '';
  const { hintDoses = [], idea: _idea, ...text } = localised;
  const counts = { variantCount: variants.length, hintDoseCount: hintDoses.length };
  const signUpToRun = runError(access, 'visitor') === 'level/sign-up-to-run' || undefined;
  return {
    ...fields, ...text, ...counts, commands: [...commands], chapter_name, signUpToRun,
  }; // prettier-ignore
}

/** Says in which language a level's texts are, if not in the one that was asked for. */
export const textsLanguageOf = (
  { texts }: Pick<CompiledLevel, 'texts'>,
  language: string,
): Pick<LevelData, 'textsLanguage'> =>
  Object.hasOwn(texts, language) ? {} : { textsLanguage: DEFAULT_LANGUAGE };

/** The constant part of each level and language, created when first needed. */
export class LevelTexts {
  readonly #catalogue: Catalogue;
  readonly #known = new Map<string, SplicedJson>();

  constructor(catalogue: Catalogue) {
    this.#catalogue = catalogue;
  }

  of(level: CompiledLevel, language: string): SplicedJson {
    const chapter = this.#catalogue.chapterOf(level);
    // Only languages of the content are kept: a reader may ask for any word.
    const isKnown = [level.texts, chapter?.name ?? {}].some(texts => Object.hasOwn(texts, language));
    const known = isKnown ? language : DEFAULT_LANGUAGE;
    const key = `${level.course_slug}/${level.slug}/${known}`;
    const kept = this.#known.get(key);
    if (kept) return kept;
    const made = new SplicedJson(constantPart(this.#catalogue, level, known));
    this.#known.set(key, made);
    return made;
  }
}
