import type { WorldLevel } from '@burrow/contracts';
import { variantLevel } from '@burrow/world';
import { compileReference } from '../reference/compile-reference.ts';
import type { CompiledLevel } from '../content.types.ts';
import { compileTexts } from './compile-texts.ts';
import { compileExercise } from '../exercise/compile-exercise.ts';
import { compileGuideImage } from '../guide-image.ts';
import { compileQuestion } from '../question/compile-question.ts';
import { levelHash } from './level-hash.ts';
import type { LevelSource } from './level-source.ts';
import { reduceMap } from './reduce-map.ts';

/** What the world needs to know about a level that was read. */
export function worldLevel({ level, map }: LevelSource): WorldLevel {
  const { start, facing, items, levelGoals, constants, signs, answers, input, data } = level;
  return {
    start,
    facing,
    map: reduceMap(map),
    items,
    levelGoals,
    constants,
    ...(signs && { signs }),
    ...(answers && { answers }),
    ...(input && { input }),
    ...(data !== undefined && { data }),
  };
}

/** A level in one of its settings, and where level.json has it. */
export interface Setting {
  /** Empty for the level as shown, otherwise e.g. `variants.0.`. */
  readonly field: string;
  readonly level: WorldLevel;
}

/** The level as shown, then its hidden variants. */
export function settingsOf(source: LevelSource): readonly Setting[] {
  const level = worldLevel(source);
  const variants = source.level.variants ?? [];
  return [
    { field: '', level },
    ...variants.map((variant, index) => ({
      field: `variants.${index}.`,
      level: variantLevel(level, variant),
    })),
  ];
}

/** The position of a level: its course, and its chapter's number and its own, from 1; chapter 0 means none. */
export interface LevelPlace {
  readonly course: string;
  readonly chapter: number;
  readonly number: number;
}

/** Prepares a level to be served. */
export function compileLevel(source: LevelSource, place: LevelPlace): CompiledLevel {
  const { level, template, folder } = source;
  const {
    help: _help,
    draft: _draft,
    guideImage,
    variants = [],
    question: _question,
    exercise: _exercise,
    ...fields
  } = level;
  const question = compileQuestion(source);
  const exercise = compileExercise(source);
  const reference = compileReference(source);
  const world = worldLevel(source);
  const settings = settingsOf(source).map(setting => setting.level);
  return {
    slug: folder.replace(/^.*\//, ''),
    course_slug: place.course,
    chapter_id: place.chapter,
    level_id: place.number,
    ...fields,
    ...world,
    ...(variants.length > 0 && { variants }),
    guideImage: guideImage && compileGuideImage(world, variants, guideImage),
    codeTemplate: template,
    ...(question && { question }),
    ...(exercise && { exercise }),
    ...(reference && { reference }),
    level_hash: levelHash(settings),
    texts: compileTexts(source),
  };
}
