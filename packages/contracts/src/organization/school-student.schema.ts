import { z } from 'zod';
import { ChangeStudentSchema, StudentsToMakeSchema, StudentToMakeSchema } from '../account/index.ts';

/** A student of an organisation, as those who teach them see them. */
export const SchoolStudentSchema = z.object({
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

const STUDENTS_PER_PAGE = 50;

/** By username, by a part of the name in the school's language, or by when they joined; with a dash, the last first. */
export const STUDENT_ORDERS = [
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
export const SchoolStudentsQuerySchema = z.object({
  search: z.string().trim().max(100).optional(),
  class_id: z.uuid().optional(),
  /** Only students whose name of several words is kept whole. */
  names: z.literal('whole').optional(),
  sort: z.enum(STUDENT_ORDERS).default('username'),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  per_page: z.coerce.number().int().min(1).max(200).default(STUDENTS_PER_PAGE),
});
/** A student in a list, with the name of their class. */
export const ListedStudentSchema = SchoolStudentSchema.extend({ class_name: z.string().nullable() });
export const SchoolStudentsSchema = z.object({ students: z.array(ListedStudentSchema), total: z.int() });

const MakingSchema = z.object({
  /** Made by the caller, the same for all attempts: a repetition makes nobody twice. */
  request_id: z.uuid(),
  /** Null for no class. */
  class_id: z.uuid().nullable(),
});

/** Body of POST /api/organization/students. */
export const NewSchoolStudentSchema = MakingSchema.extend(StudentToMakeSchema.shape);

/** Body of POST /api/organization/bulk-create-students: all are made or none. */
export const NewSchoolStudentsSchema = MakingSchema.extend({ students: StudentsToMakeSchema });

/** Body of PUT /api/organization/students/{student_id}: what to change. */
export const SchoolStudentUpdateSchema = ChangeStudentSchema.pick({
  full_name: true,
  first_name: true,
  last_name: true,
  username: true,
  assistant_enabled: true,
  renew_password: true,
}).extend({ class_id: z.uuid().nullable().optional() });

/** A student who was changed; a new password is told once. */
export const ChangedSchoolStudentSchema = SchoolStudentSchema.extend({ password: z.string().nullable() });

/** A student who was made. */
export const MadeSchoolStudentSchema = z.object({
  student_id: z.uuid(),
  username: z.string(),
  /** Told once: null when the request is repeated. */
  password: z.string().nullable(),
});
export const MadeSchoolStudentsSchema = z.object({ students: z.array(MadeSchoolStudentSchema) });

/** Body of POST /api/organization/transfer-students: null for no class. */
export const TransferStudentsSchema = z.object({
  student_ids: z.array(z.uuid()).min(1).max(1_000),
  class_id: z.uuid().nullable(),
});
export const TransferredSchema = z.object({ moved: z.int() });

export type SchoolStudent = z.infer<typeof SchoolStudentSchema>;
export type ListedStudent = z.infer<typeof ListedStudentSchema>;
export type StudentOrder = (typeof STUDENT_ORDERS)[number];
export type SchoolStudentsQuery = z.infer<typeof SchoolStudentsQuerySchema>;
export type SchoolStudents = z.infer<typeof SchoolStudentsSchema>;
export type TransferStudents = z.infer<typeof TransferStudentsSchema>;
export type NewSchoolStudent = z.infer<typeof NewSchoolStudentSchema>;
export type NewSchoolStudents = z.infer<typeof NewSchoolStudentsSchema>;
export type MadeSchoolStudent = z.infer<typeof MadeSchoolStudentSchema>;
export type MadeSchoolStudents = z.infer<typeof MadeSchoolStudentsSchema>;
export type SchoolStudentUpdate = z.infer<typeof SchoolStudentUpdateSchema>;
export type ChangedSchoolStudent = z.infer<typeof ChangedSchoolStudentSchema>;
