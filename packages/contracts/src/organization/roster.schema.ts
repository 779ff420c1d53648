import { z } from 'zod';
import { ImportRowSchema, RosterSourceSchema } from './import.schema.ts';

/** How many students one roster has at most. */
export const MAX_ROSTER_ROWS = 5_000;

/** A class in which a roster has students and which the school does not have. */
export const RosterClassSchema = z.object({
  name: z.string().trim().min(1).max(100),
  external_id: z.string().trim().min(1).max(200).optional(),
});

const rosterShape = {
  source: RosterSourceSchema,
  /** The class of all who have none of their own; null for no class. */
  class_id: z.uuid().nullable(),
};

/** Body of POST /api/organization/rosters. */
export const CompareRosterSchema = z.object({
  ...rosterShape,
  rows: z.array(ImportRowSchema).min(1).max(MAX_ROSTER_ROWS),
  /** Whether it is all of the school: who is not in it is gone, whatever their class is. */
  is_whole: z.boolean(),
});

/**
 * What a row is beside the school's list. `unsure`: somebody has the same name; `former`: the student left, and may come
 * back; `elsewhere`: the school has the student in a class that the caller does not teach.
 */
export const ROSTER_STATES = ['new', 'same', 'changed', 'moved', 'unsure', 'former', 'elsewhere'] as const;

/** A student of the school of whom a roster speaks. */
export const RosterStudentSchema = z.object({
  student_id: z.uuid(),
  username: z.string(),
  full_name: z.string().nullable(),
  class_name: z.string().nullable(),
});

/** Answer of POST /api/organization/rosters. */
export const ComparedRosterSchema = z.object({
  rows: z.array(
    z.object({
      state: z.enum(ROSTER_STATES),
      /** Null of who is new or elsewhere. */
      student: RosterStudentSchema.nullable(),
      /** What is shown of the name in the row. */
      full_name: z.string().nullable(),
      /** The class of the row, also if the school does not have it yet; null for none. */
      class_name: z.string().nullable(),
    }),
  ),
  /** Whom the school has and the roster does not. */
  gone: z.array(RosterStudentSchema),
  new_classes: z.array(RosterClassSchema),
  /** How the school's list was: an import that starts from it is refused once somebody was added. */
  state: z.string(),
});

/** Body of POST /api/organization/rosters/changes: what somebody accepted. A repetition changes nothing more. */
export const ApplyRosterSchema = z.object({
  ...rosterShape,
  classes: z.array(RosterClassSchema).max(500),
  /** Rows of students whom the school has: they get the name and the class of the row, and come back if they left. */
  students: z.array(ImportRowSchema.extend({ student_id: z.uuid() })).max(MAX_ROSTER_ROWS),
  /** Who leaves; for 30 days they can be taken back. */
  gone: z.array(z.uuid()).max(MAX_ROSTER_ROWS),
});

/** Answer of POST /api/organization/rosters/changes: how many students were changed in which way. */
export const AppliedRosterSchema = z.object({
  changed: z.int(),
  moved: z.int(),
  returned: z.int(),
  gone: z.int(),
});

/** Answer of GET /api/organization/classes/{class_id}/external-ids: addresses are kept as hashes only, and not told. */
export const ExternalIdsSchema = z.object({
  students: z.array(z.object({ student_id: z.uuid(), source: RosterSourceSchema, external_id: z.string() })),
});

export type ExternalIds = z.infer<typeof ExternalIdsSchema>;
export type CompareRoster = z.infer<typeof CompareRosterSchema>;
export type ComparedRoster = z.infer<typeof ComparedRosterSchema>;
export type ComparedRow = ComparedRoster['rows'][number];
export type RosterState = ComparedRow['state'];
export type RosterStudent = z.infer<typeof RosterStudentSchema>;
export type RosterClass = z.infer<typeof RosterClassSchema>;
export type ApplyRoster = z.infer<typeof ApplyRosterSchema>;
export type AppliedRoster = z.infer<typeof AppliedRosterSchema>;
