import { z } from 'zod';
import { CHAPTERS_AT_ONCE, LEVELS_AT_ONCE } from './course-parts.ts';

export const LOCK_REASONS = ['account', 'plan', 'class'] as const;

/** A level in a list of levels. */
const LevelEntrySchema = z.object({
  slug: z.string(),
  name: z.string(),
  /** What it is about, on one line without a full stop. */
  idea: z.string(),
  completed: z.boolean(),
  /** Whether the assistant wrote lines of the program that completed it; absent if it did not. */
  with_help: z.boolean().optional(),
  locked: z.boolean(),
  lock_reason: z.enum(LOCK_REASONS).nullable(),
});

const ChapterStateSchema = z.object({
  id: z.int().min(1),
  name: z.string(),
  quiz_exists: z.boolean(),
  quiz_complete: z.boolean(),
  class_locked: z.boolean(),
});

/** Answer of GET /api/level/course/{slug}. */
export const CourseDataSchema = z.object({
  id: z.string(),
  name: z.string(),
  chapters: z.array(ChapterStateSchema.extend({ level_data: z.array(LevelEntrySchema) })),
});

const CountsSchema = z.object({ level_count: z.int().min(0), completed_count: z.int().min(0) });

const ChapterSummarySchema = ChapterStateSchema.omit({ class_locked: true }).extend(CountsSchema.shape);

/** Answer of GET /api/level/course/{slug}/chapter/{chapter}: a chapter with as many of its levels as one answer has. */
export const ChapterPartSchema = ChapterSummarySchema.extend({
  /** How many levels of the chapter come before those in `level_data`. */
  from: z.int().min(0),
  level_data: z.array(LevelEntrySchema).max(LEVELS_AT_ONCE),
});

/** Answer of GET /api/level/course/{slug}/part: what a page needs where a learner stands, however long the course is. */
export const CoursePartSchema = CountsSchema.extend({
  id: z.string(),
  name: z.string(),
  quiz_count: z.int().min(0),
  quiz_complete_count: z.int().min(0),
  /** Ids of the first and the last chapter of the course; null if it has none. */
  first_chapter: z.int().min(1).nullable(),
  last_chapter: z.int().min(1).nullable(),
  /** What the learner's class has not closed. */
  open: CountsSchema.extend({ chapter_count: z.int().min(0) }),
  /** How many open chapters come before those in `chapters`. */
  from: z.int().min(0),
  chapters: z.array(ChapterSummarySchema).max(CHAPTERS_AT_ONCE),
  /** The chapter of the level that was asked for, or the first that is not complete. */
  chapter: ChapterPartSchema.nullable(),
  /** The last level of the open chapter before that one, and the first of the open one after it. */
  previous: LevelEntrySchema.nullable(),
  next: LevelEntrySchema.nullable(),
  /** The first level that can be played and is not complete, other than the one that was asked for. */
  waiting: LevelEntrySchema.nullable(),
});

export type CourseData = z.infer<typeof CourseDataSchema>;
export type LevelEntry = z.infer<typeof LevelEntrySchema>;
export type ChapterSummary = z.infer<typeof ChapterSummarySchema>;
export type ChapterPart = z.infer<typeof ChapterPartSchema>;
export type CoursePart = z.infer<typeof CoursePartSchema>;
export type LockReason = (typeof LOCK_REASONS)[number];
