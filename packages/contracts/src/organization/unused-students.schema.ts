import { z } from 'zod';

/** After how many months students who were not there leave; a school chooses. */
export const UNUSED_MONTHS = [12, 24, 36] as const;

/** For how long administrators can see who will leave before they do. */
export const DAYS_OF_NOTICE = 30;

/** Body of PUT /api/organization/unused-students: null for never. */
export const UnusedStudentsUpdateSchema = z.object({ months: z.literal([...UNUSED_MONTHS]).nullable() });

/** Who was not there for so long, and is about to leave; the earliest first. */
export const UnusedStudentsSchema = UnusedStudentsUpdateSchema.extend({
  students: z.array(
    z.object({
      student_id: z.uuid(),
      username: z.string(),
      full_name: z.string().nullable(),
      character: z.string(),
      /** The day (UTC) of the last session, or on which the student was made. */
      last_seen_on: z.iso.date(),
      leaves_at: z.iso.datetime(),
    }),
  ),
  total: z.int(),
});

/** Asks account who was not seen since a day, among the students after an id. */
export const FindUnusedStudentsSchema = z.object({
  organization_id: z.uuid(),
  before: z.iso.date(),
  after_id: z.uuid().nullable(),
});
export const FoundUnusedStudentsSchema = z.object({
  students: z.array(z.object({ student_id: z.uuid(), last_seen_on: z.iso.date() })),
});

/** Tells the administrators by mail that students are about to leave. */
export const AnnounceUnusedStudentsSchema = z.object({
  organization_id: z.uuid(),
  leaves_at: z.iso.datetime(),
});

export type UnusedMonths = (typeof UNUSED_MONTHS)[number];
export type UnusedStudentsUpdate = z.infer<typeof UnusedStudentsUpdateSchema>;
export type UnusedStudents = z.infer<typeof UnusedStudentsSchema>;
export type FindUnusedStudents = z.infer<typeof FindUnusedStudentsSchema>;
export type FoundUnusedStudents = z.infer<typeof FoundUnusedStudentsSchema>;
export type AnnounceUnusedStudents = z.infer<typeof AnnounceUnusedStudentsSchema>;
