import { z } from 'zod';
import { MAX_CODE_LENGTH } from './code-length.ts';
import { FIRST_COURSE } from './courses/index.ts';

const CourseSlugSchema = z.string().max(80);

/** A class is shown whole; of a larger one the students who were active last. */
export const MAX_CLASS_PROGRESS = 500;

/** Query of GET /api/level/class/{class_id}/progress. */
export const ClassProgressQuerySchema = z.object({ course: CourseSlugSchema.default(FIRST_COURSE) });

/** Where a student of a class is. Names are the organisation's. */
export const StudentProgressSchema = z.object({
  student_id: z.uuid(),
  /** How many levels of each chapter are complete, in the order of the chapters. */
  completed: z.array(z.int().min(0)),
  /** How many of these levels the assistant wrote lines of; absent if of none. */
  with_help: z.int().min(1).optional(),
  /** The level that was run last, of any course; `chapter_id` is 0 for a level without a chapter. */
  playing: z.object({ course_id: z.string(), level_slug: z.string(), chapter_id: z.int().min(0) }).nullable(),
  last_active_at: z.iso.datetime().nullable(),
  /** Runs of that level since it was begun, continued after a pause, or completed. */
  runs: z.int().min(0),
  /** When the first of these was; null if there is none. */
  trying_since: z.iso.datetime().nullable(),
});

/** Answer of GET /api/level/class/{class_id}/progress. */
export const ClassProgressSchema = z.object({
  class_id: z.uuid(),
  course_id: z.string(),
  /** The time on the server, with which times are compared. */
  at: z.iso.datetime(),
  chapters: z.array(z.object({ id: z.int(), levels: z.array(z.string()) })),
  students: z.array(StudentProgressSchema).max(MAX_CLASS_PROGRESS),
  /** How many the class has. */
  total: z.int().min(0),
});

/** Query of GET /api/level/classes/progress: ids separated by commas. */
export const ClassesProgressQuerySchema = z.object({
  class_ids: z
    .string()
    .max(200 * 37)
    .transform(ids => ids.split(','))
    .pipe(z.array(z.uuid()).max(200)),
  course: CourseSlugSchema.default(FIRST_COURSE),
});

/** Answer of GET /api/level/classes/progress: classes that the caller may see. */
export const ClassesProgressSchema = z.object({
  classes: z.array(
    z.object({
      class_id: z.uuid(),
      /** The chapter that most students play; null if nobody has played the course. */
      most_on: z.int().min(0).nullable(),
      /** How much of the course the class has completed, from 0 to 1. */
      share: z.number().min(0).max(1),
    }),
  ),
});

/** How a run ended, as the page claims: it opens nothing. */
export const RunOutcomeSchema = z.object({
  /** Why the level is not complete, a code of the world or of Python; null if all goals are met. */
  code: z
    .string()
    .max(60)
    .regex(/^[a-z]+\/[a-z_-]+$/)
    .nullable(),
  /** The line of the program, from 1, if the code is about one. */
  line: z.int().min(1).max(MAX_CODE_LENGTH).nullable(),
  /** The hidden setting in which it failed, from 0; null for the level as shown. */
  variant: z.int().min(0).max(9).nullable(),
  /** The places of the goals that were met, on the map as shown, from 0. Older pages do not say. */
  goals_met: z.array(z.int().min(0).max(99)).max(100).optional(),
  /** Whether the learner has stepped back in the run's timeline: the end is told again when that happens. */
  looked_back: z.boolean().optional(),
  /** How many doses of help the learner has opened in the level. */
  hint_doses: z.int().min(0).max(9).optional(),
});

/** Answer of PUT /api/level/run-outcome/{run_id}: whether this is a run of the caller. */
export const KeptOutcomeSchema = z.object({ kept: z.boolean() });

/** Programs of a group that are shown side by side. */
export const MAX_PROGRAMS = 12;

/** Answer of GET /api/level/class/{class_id}/failures: most students first. Nothing says whose a program is. */
export const ClassFailuresSchema = z.object({
  failures: z.array(
    z.object({
      course_id: z.string(),
      level_slug: z.string(),
      code: z.string(),
      /** They meet the goals on the map shown, and fail on another map of the level. */
      on_other_map: z.boolean(),
      students: z.int().min(2),
      programs: z.array(z.object({ code: z.string(), line: z.int().nullable() })).max(MAX_PROGRAMS),
    }),
  ),
});

/** Answer of GET /api/level/runs/{student_id}/{course_slug}/{slug}: the last runs of a level, the latest first. */
export const StudentRunsSchema = z.object({
  runs: z.array(
    z.object({
      at: z.iso.datetime(),
      /** The program that was run. */
      program: z.string(),
      /** Null if the page did not say how the run ended. */
      outcome: RunOutcomeSchema.nullable(),
    }),
  ),
});

export type StudentProgress = z.infer<typeof StudentProgressSchema>;
export type ClassProgress = z.infer<typeof ClassProgressSchema>;
export type ClassesProgress = z.infer<typeof ClassesProgressSchema>;
export type RunOutcome = z.infer<typeof RunOutcomeSchema>;
export type ClassFailures = z.infer<typeof ClassFailuresSchema>;
export type StudentRuns = z.infer<typeof StudentRunsSchema>;
