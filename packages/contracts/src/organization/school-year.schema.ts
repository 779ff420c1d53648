import { z } from 'zod';
import { ClassNameSchema } from './class.schema.ts';

/** For how many days a new school year can be undone. */
export const DAYS_TO_UNDO = 7;

/** What becomes of a class in a new school year: it is put away in both cases. */
export const ClassNextYearSchema = z.discriminatedUnion('next', [
  /** A class of this name is made, with the same teachers and rules, and its students are in it. */
  z.object({ class_id: z.uuid(), next: z.literal('moves-up'), name: ClassNameSchema }),
  /** Its students leave the organisation. */
  z.object({ class_id: z.uuid(), next: z.literal('leaves') }),
]);

/** Body of POST /api/organization/school-year: classes that are not named stay as they are. */
export const NewSchoolYearSchema = z.object({
  /** Made by the caller, the same for all attempts. */
  request_id: z.uuid(),
  classes: z.array(ClassNextYearSchema).min(1).max(500),
});

/** What a new school year did. */
export const SchoolYearSchema = z.object({
  id: z.uuid(),
  made_at: z.iso.datetime(),
  undo_until: z.iso.datetime(),
  undone: z.boolean(),
  classes: z.int(),
  moved: z.int(),
  left: z.int(),
});

/** Answer of GET /api/organization/school-year: the last one that can still be undone. */
export const LastSchoolYearSchema = z.object({ school_year: SchoolYearSchema.nullable() });

export type ClassNextYear = z.infer<typeof ClassNextYearSchema>;
export type NewSchoolYear = z.infer<typeof NewSchoolYearSchema>;
export type SchoolYear = z.infer<typeof SchoolYearSchema>;
export type LastSchoolYear = z.infer<typeof LastSchoolYearSchema>;
