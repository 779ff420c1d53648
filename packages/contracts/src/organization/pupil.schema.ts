import { z } from 'zod';
import { ChangeStudentSchema, PupilsToMakeSchema, PupilToMakeSchema } from '../account/index.ts';

/** A student of an organisation, as those who teach them see them. */
export const PupilSchema = z.object({
  student_id: z.uuid(),
  username: z.string(),
  full_name: z.string().nullable(),
  /** The parts of the name; both null while it is kept whole. */
  first_name: z.string().nullable(),
  last_name: z.string().nullable(),
  character: z.string(),
  class_id: z.uuid().nullable(),
  /** Whether tips are on for this student, where the class has them. */
  assistant_enabled: z.boolean(),
  joined_at: z.iso.datetime(),
});

const PUPILS_PER_PAGE = 50;

/** By username, by a part of the name in the school's language, or by when they joined; with a dash, the last first. */
export const PUPIL_ORDERS = [
  'username',
  '-username',
  'first_name',
  '-first_name',
  'last_name',
  '-last_name',
  'joined',
  '-joined',
] as const;

/** Query of GET /api/organization/students. Pages count from 1. */
export const PupilsQuerySchema = z.object({
  search: z.string().trim().max(100).optional(),
  class_id: z.uuid().optional(),
  /** Only students whose name of several words is kept whole. */
  names: z.literal('whole').optional(),
  sort: z.enum(PUPIL_ORDERS).default('username'),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  per_page: z.coerce.number().int().min(1).max(200).default(PUPILS_PER_PAGE),
});
/** A student in a list, with the name of their class. */
export const ListedPupilSchema = PupilSchema.extend({ class_name: z.string().nullable() });
export const PupilsSchema = z.object({ students: z.array(ListedPupilSchema), total: z.int() });

const MakingSchema = z.object({
  /** Made by the caller, the same for all attempts: a repetition makes nobody twice. */
  request_id: z.uuid(),
  /** Null for no class. */
  class_id: z.uuid().nullable(),
});

/** Body of POST /api/organization/students. */
export const NewPupilSchema = MakingSchema.extend(PupilToMakeSchema.shape);

/** Body of POST /api/organization/bulk-create-students: all are made or none. */
export const NewPupilsSchema = MakingSchema.extend({ students: PupilsToMakeSchema });

/** Body of PUT /api/organization/students/{student_id}: what to change. */
export const PupilUpdateSchema = ChangeStudentSchema.pick({
  full_name: true,
  first_name: true,
  last_name: true,
  username: true,
  assistant_enabled: true,
  renew_password: true,
}).extend({ class_id: z.uuid().nullable().optional() });

/** A student who was changed; a new password is told once. */
export const ChangedPupilSchema = PupilSchema.extend({ password: z.string().nullable() });

/** A student who was made. */
export const MadePupilSchema = z.object({
  student_id: z.uuid(),
  username: z.string(),
  /** Told once: null when the request is repeated. */
  password: z.string().nullable(),
});
export const MadePupilsSchema = z.object({ students: z.array(MadePupilSchema) });

/** Body of POST /api/organization/transfer-students: null for no class. */
export const TransferStudentsSchema = z.object({
  student_ids: z.array(z.uuid()).min(1).max(1_000),
  class_id: z.uuid().nullable(),
});
export const TransferredSchema = z.object({ moved: z.int() });

export type Pupil = z.infer<typeof PupilSchema>;
export type ListedPupil = z.infer<typeof ListedPupilSchema>;
export type PupilOrder = (typeof PUPIL_ORDERS)[number];
export type PupilsQuery = z.infer<typeof PupilsQuerySchema>;
export type Pupils = z.infer<typeof PupilsSchema>;
export type TransferStudents = z.infer<typeof TransferStudentsSchema>;
export type NewPupil = z.infer<typeof NewPupilSchema>;
export type NewPupils = z.infer<typeof NewPupilsSchema>;
export type MadePupil = z.infer<typeof MadePupilSchema>;
export type MadePupils = z.infer<typeof MadePupilsSchema>;
export type PupilUpdate = z.infer<typeof PupilUpdateSchema>;
export type ChangedPupil = z.infer<typeof ChangedPupilSchema>;
