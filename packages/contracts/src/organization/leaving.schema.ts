import { z } from 'zod';
import { SchoolStudentSchema } from './school-student.schema.ts';

/** For how many days a student who left can return; then everything of theirs is erased. */
export const DAYS_TO_RETURN = 30;

/** A student who left an organisation. */
export const FormerStudentSchema = SchoolStudentSchema.extend({
  left_at: z.iso.datetime(),
  /** When everything of theirs is erased. */
  erased_at: z.iso.datetime(),
});

const FORMER_PER_PAGE = 50;

/** Query of GET /api/organization/former-students. Pages count from 1. */
export const FormerStudentsQuerySchema = z.object({
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  per_page: z.coerce.number().int().min(1).max(200).default(FORMER_PER_PAGE),
});
export const FormerStudentsSchema = z.object({ students: z.array(FormerStudentSchema), total: z.int() });

export type FormerStudent = z.infer<typeof FormerStudentSchema>;
export type FormerStudentsQuery = z.infer<typeof FormerStudentsQuerySchema>;
export type FormerStudents = z.infer<typeof FormerStudentsSchema>;
