import type { WorldLevel } from '@burrow/contracts';
import { reduceMap } from '../compiler/reduce-map.ts';
import { composeMap } from '../composer/compose-map.ts';
import type { QuizScene } from './quiz-file.schema.ts';

/** The largest map of a question, in tiles. */
export const QUIZ_MAP = { columns: 8, rows: 6 } as const;

/**
 * Returns the level of a question's scene.
 * @param name of the question, for messages
 * @throws Error if a letter of its floor is unknown, or rows differ in length
 */
export function quizLevel({ start, facing, items, goals, ...scene }: QuizScene, name: string): WorldLevel {
  const { constants, signs, answers, input, data, ...composition } = scene;
  return {
    start,
    facing,
    map: reduceMap(composeMap({ ...composition, level: name })),
    items,
    levelGoals: goals,
    constants,
    ...(signs && { signs }),
    ...(answers && { answers }),
    ...(input && { input }),
    ...(data !== undefined && { data }),
  };
}

/** A meadow with nothing on it, for programs that need no map. */
export const BARE_LEVEL: WorldLevel = quizLevel(
  {
    seed: 1,
    floor: Array.from({ length: QUIZ_MAP.rows }, () => 'd'.repeat(QUIZ_MAP.columns)),
    stamps: [],
    start: [0, 3],
    facing: [1, 0],
    items: [],
    goals: [],
    constants: [],
  },
  'a question without a map',
);
