import { z } from 'zod';

const CourseSlugSchema = z.string().max(80);

/** A class is shown whole; of a larger one the students who were active last. */
export const MAX_CLASS_PROGRESS = 500;

/** Query of GET /api/level/class/{class_id}/progress. */
export const ClassProgressQuerySchema = z.object({ course: CourseSlugSchema.default('python') });

/** Where a student of a class is. Names are the organisation's. */
export const StudentProgressSchema = z.object({
  student_id: z.uuid(),
  /** How many levels of each chapter are complete, in the order of the chapters. */
  completed: z.array(z.int().min(0)),
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
  course: CourseSlugSchema.default('python'),
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

export type StudentProgress = z.infer<typeof StudentProgressSchema>;
export type ClassProgress = z.infer<typeof ClassProgressSchema>;
export type ClassesProgress = z.infer<typeof ClassesProgressSchema>;
