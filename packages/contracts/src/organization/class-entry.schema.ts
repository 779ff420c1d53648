import { z } from 'zod';

/** How students of a class come in: its code, until when one may join with it, and the lesson that is open. */
export const ClassEntrySchema = z.object({
  class_id: z.uuid(),
  /** As `cdfg-3467`; null as long as none was made. */
  code: z.string().nullable(),
  /** Whoever has the code joins until then, and asks to join afterwards; null if joining is closed. */
  joining_until: z.iso.datetime().nullable(),
  /** Both null, or both of the last lesson: it is open until its end. */
  lesson_began_at: z.iso.datetime().nullable(),
  lesson_ends_at: z.iso.datetime().nullable(),
  /** Whether students log in by pictures during a lesson. */
  picture_log_in: z.boolean(),
  /** Whether sessions that begin in a lesson end with it. */
  shared_devices: z.boolean(),
  /** How many are in the class. */
  students: z.int(),
  /** The server's time, as clocks of classrooms go wrong. */
  now: z.iso.datetime(),
});

/** Body of PUT /api/organization/classes/{class_id}/code. `open` makes a code if there is none; `renew` ends the old one. */
export const ClassCodeUpdateSchema = z.object({ action: z.enum(['open', 'close', 'renew']) });

export const MIN_LESSON_MINUTES = 5;
export const MAX_LESSON_MINUTES = 300;

/** Body of PUT /api/organization/classes/{class_id}/lesson: how long it is open from now on, its end, or whether students log in with pictures, which may be on and off without a lesson. What is not said stays. */
export const LessonUpdateSchema = z.union([
  z.object({
    minutes: z.int().min(MIN_LESSON_MINUTES).max(MAX_LESSON_MINUTES),
    picture_log_in: z.boolean().optional(),
    shared_devices: z.boolean().optional(),
  }),
  z.object({ end: z.literal(true) }),
  z.object({ picture_log_in: z.boolean() }),
]);

export type ClassEntry = z.infer<typeof ClassEntrySchema>;
export type ClassCodeUpdate = z.infer<typeof ClassCodeUpdateSchema>;
export type LessonUpdate = z.infer<typeof LessonUpdateSchema>;
