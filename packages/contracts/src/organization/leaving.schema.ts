import { z } from 'zod';
import { PupilSchema } from './pupil.schema.ts';

/** For how many days a student who left can return; then everything of theirs is erased. */
export const DAYS_TO_RETURN = 30;

/** A student who left an organisation. */
export const FormerPupilSchema = PupilSchema.extend({
  left_at: z.iso.datetime(),
  /** When everything of theirs is erased. */
  erased_at: z.iso.datetime(),
});

const FORMER_PER_PAGE = 50;

/** Query of GET /api/organization/former-students. Pages count from 1. */
export const FormerPupilsQuerySchema = z.object({
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  per_page: z.coerce.number().int().min(1).max(200).default(FORMER_PER_PAGE),
});
export const FormerPupilsSchema = z.object({ students: z.array(FormerPupilSchema), total: z.int() });

export type FormerPupil = z.infer<typeof FormerPupilSchema>;
export type FormerPupilsQuery = z.infer<typeof FormerPupilsQuerySchema>;
export type FormerPupils = z.infer<typeof FormerPupilsSchema>;
