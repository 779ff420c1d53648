import { z } from 'zod';

/** How many students a search for a guest names. */
export const MAX_FOUND_GUESTS = 10;

/** A student of the school as whoever teaches another class sees them. */
const FoundGuestSchema = z.object({
  student_id: z.uuid(),
  /** The name in full; the username of who has none. */
  name: z.string(),
  character: z.string(),
  /** Of their home class; null if they have none. */
  class_name: z.string().nullable(),
});

/** Somebody who comes to the lessons of another class and does its assignments. */
export const GuestSchema = FoundGuestSchema.extend({ since: z.iso.datetime() });

/** Answer of GET /api/organization/classes/{class_id}/guests, by name in the school's order. */
export const ClassGuestsSchema = z.object({ class_id: z.uuid(), guests: z.array(GuestSchema) });

/** Query of GET /api/organization/classes/{class_id}/guests-to-be: parts of a name. */
export const FindGuestsSchema = z.object({ search: z.string().trim().min(2).max(100) });

/** Its answer: who of the school is neither in the class nor its guest. */
export const FoundGuestsSchema = z.object({ students: z.array(FoundGuestSchema) });

export type FoundGuest = z.infer<typeof FoundGuestSchema>;
export type Guest = z.infer<typeof GuestSchema>;
export type ClassGuests = z.infer<typeof ClassGuestsSchema>;
export type FoundGuests = z.infer<typeof FoundGuestsSchema>;
