import type { LevelQuestion, Position } from '@burrow/contracts';

/** What was clicked: a tile, the number of a line from 1, or a value. */
export type Answer = Position | number | string;

/** A question with its right answers. Further kinds (a gap, an output, several values) are further members. */
export type Question = LevelQuestion;
