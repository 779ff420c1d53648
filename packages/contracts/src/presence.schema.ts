import { z } from 'zod';

/** Who has left counts as here for so long. */
export const HERE_MS = 60_000;

/** Body of PUT /api/presence: whether a tab of this browser is in view. */
export const OwnPresenceSchema = z.object({ in_view: z.boolean() });

/**
 * Where a student of a lesson is. `here`: a tab with an open stream is in view, or was less than a minute ago. `left`: not
 * here, but the student had a session since the lesson began. `missing`: no session since then.
 */
export const PRESENCES = ['here', 'left', 'missing'] as const;

/** Answer of GET /api/presence/class/{class_id}. Nothing of it is kept after the lesson. */
export const ClassPresenceSchema = z.object({
  /** The time on the server, with which times are compared. */
  at: z.iso.datetime(),
  /** Nobody unless a lesson is open. */
  students: z.array(
    z.object({
      student_id: z.uuid(),
      presence: z.enum(PRESENCES),
      /** When somebody who has left was last seen, if that is known. */
      left_at: z.iso.datetime().nullable(),
    }),
  ),
});

export type Presence = (typeof PRESENCES)[number];
export type ClassPresence = z.infer<typeof ClassPresenceSchema>;
