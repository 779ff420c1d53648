import type { WorldLevel } from '@burrow/contracts';
import type { CompiledLevel } from '../content.types.ts';
import { levelHash } from './level-hash.ts';
import type { LevelSource } from './level-source.ts';
import { reduceMap } from './reduce-map.ts';

/** What the world needs of a level that was read. */
export function worldLevel({ level, map }: LevelSource): WorldLevel {
  const { start, facing, items, levelGoals, constants } = level;
  return { start, facing, map: reduceMap(map), items, levelGoals, constants };
}

/** Where a level stands: its course, and its chapter's and its own number from 1. */
export interface LevelPlace {
  readonly course: string;
  readonly chapter: number;
  readonly number: number;
}

/** Makes a level ready to serve. */
export function compileLevel(source: LevelSource, place: LevelPlace): CompiledLevel {
  const { level, template, texts, folder } = source;
  const world = worldLevel(source);
  return {
    slug: folder.replace(/^.*\//, ''),
    course_slug: place.course,
    chapter_id: place.chapter,
    level_id: place.number,
    ...level,
    ...world,
    codeTemplate: template,
    level_hash: levelHash(world),
    texts,
  };
}
