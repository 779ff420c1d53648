import { z } from 'zod';

const PlaceSchema = z.object({ course_id: z.string().max(80), level_slug: z.string().max(80) });

/** To what a teacher calls everybody in a lesson: to a level, or to look up while the game pauses (`level` is null). */
export const LessonFocusSchema = z.object({
  /** Another one for each call. */
  id: z.uuid(),
  level: PlaceSchema.nullable(),
});

/** Answer of GET /api/level/class/{class_id}/focus. */
export const ClassFocusSchema = z.object({
  focus: LessonFocusSchema.nullable(),
  /** How many students have come there, or see the pause. */
  arrived: z.int().min(0),
  /** How many the class has. */
  students: z.int().min(0),
});

/** Body of PUT /api/level/class/{class_id}/focus: a level, a pause (`level` is null), or the end of both. */
export const ClassFocusUpdateSchema = z.union([
  z.object({ level: PlaceSchema.nullable() }),
  z.object({ end: z.literal(true) }),
]);

/** Answer of GET /api/level/lesson: what happens in the lesson of the student who is logged in; nothing for others. */
export const OwnLessonSchema = z.object({
  /** The time on the server, with which times are compared. */
  at: z.iso.datetime(),
  /** Null outside lessons, and for a level that the student may not open. */
  focus: LessonFocusSchema.extend({
    /** This student has followed it already. */
    has_arrived: z.boolean(),
    /** The end of the lesson, and with it of the call. */
    until: z.iso.datetime(),
  }).nullable(),
  /** When somebody who teaches the student looked at their work last, in the last days. */
  look: PlaceSchema.extend({
    at: z.iso.datetime(),
    /** During a lesson, until when they count as looking; null if they no longer do. */
    live_until: z.iso.datetime().nullable(),
  }).nullable(),
});

/** Body of PUT /api/level/lesson/arrival: the focus that the student has followed. */
export const FocusArrivalSchema = z.object({ focus_id: z.uuid() });

/** Body of PUT /api/level/look/{student_id}: at which level somebody looks, or that they no longer do. */
export const LookSchema = z.union([PlaceSchema, z.object({ end: z.literal(true) })]);

export type LessonFocus = z.infer<typeof LessonFocusSchema>;
export type ClassFocus = z.infer<typeof ClassFocusSchema>;
export type ClassFocusUpdate = z.infer<typeof ClassFocusUpdateSchema>;
export type OwnLesson = z.infer<typeof OwnLessonSchema>;
export type Look = z.infer<typeof LookSchema>;
