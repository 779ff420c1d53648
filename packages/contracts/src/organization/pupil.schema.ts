import { z } from 'zod';

/** A student of an organisation, as those who teach them see them. */
export const PupilSchema = z.object({
  student_id: z.uuid(),
  username: z.string(),
  full_name: z.string().nullable(),
  character: z.string(),
  class_id: z.uuid().nullable(),
  joined_at: z.iso.datetime(),
});

const PUPILS_PER_PAGE = 50;

/** Query of GET /api/organization/students. Pages count from 1. */
export const PupilsQuerySchema = z.object({
  search: z.string().trim().max(100).optional(),
  class_id: z.uuid().optional(),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  per_page: z.coerce.number().int().min(1).max(200).default(PUPILS_PER_PAGE),
});
export const PupilsSchema = z.object({ students: z.array(PupilSchema), total: z.int() });

/** Body of POST /api/organization/transfer-students: null for no class. */
export const TransferStudentsSchema = z.object({
  student_ids: z.array(z.uuid()).min(1).max(1_000),
  class_id: z.uuid().nullable(),
});
export const TransferredSchema = z.object({ moved: z.int() });

export type Pupil = z.infer<typeof PupilSchema>;
export type PupilsQuery = z.infer<typeof PupilsQuerySchema>;
export type Pupils = z.infer<typeof PupilsSchema>;
export type TransferStudents = z.infer<typeof TransferStudentsSchema>;
