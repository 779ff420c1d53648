import { z } from 'zod';
import { MAX_CLASS_PROGRESS, MAX_PROGRAMS } from './class-work.schema.ts';
import { ClassFocusSchema } from './lesson.schema.ts';

/** So many failed runs without a new goal met make somebody stuck. */
export const STUCK_AFTER_RUNS = 3;

/** A student's work in the lesson that is open. */
export const LessonStudentSchema = z.object({
  student_id: z.uuid(),
  /** The level that was run last, of any course. */
  playing: z.object({ course_id: z.string(), level_slug: z.string() }).nullable(),
  /** How many levels were completed in this lesson. */
  completed: z.int().min(0),
  /**
   * All levels of the lesson's task are complete: the one that it calls to; else those of the assignments that are not yet
   * due; else all that the class has unlocked of the course that the student plays.
   */
  is_done: z.boolean(),
  /** Since the first of at least three failed runs of a level without a new goal met. */
  stuck: z.object({ since: z.iso.datetime(), runs: z.int().min(STUCK_AFTER_RUNS) }).nullable(),
});

/** What students who are stuck fail at, with each of them once. */
export const LessonCauseSchema = z.object({
  course_id: z.string(),
  level_slug: z.string(),
  code: z.string(),
  /** The hidden map on which it fails, from 0; null for the map as shown. */
  variant: z.int().min(0).nullable(),
  student_ids: z.array(z.uuid()).min(1),
  /** Each different one once, with the line at which it fails. */
  programs: z.array(z.object({ code: z.string(), line: z.int().nullable() })).max(MAX_PROGRAMS),
});

/** Answer of GET /api/level/class/{class_id}/lesson. */
export const ClassLessonSchema = z.object({
  /** The time on the server, with which times are compared. */
  at: z.iso.datetime(),
  /** The same as `at` if no lesson is open: then nothing is told of the students. */
  ends_at: z.iso.datetime(),
  focus: ClassFocusSchema,
  students: z.array(LessonStudentSchema).max(MAX_CLASS_PROGRESS),
  /** What most have in common first. */
  causes: z.array(LessonCauseSchema),
});

export type LessonStudent = z.infer<typeof LessonStudentSchema>;
export type LessonCause = z.infer<typeof LessonCauseSchema>;
export type ClassLesson = z.infer<typeof ClassLessonSchema>;
