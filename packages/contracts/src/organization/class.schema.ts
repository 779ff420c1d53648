import { z } from 'zod';
import { ONE_LINE_PATTERN, ShownTextSchema } from '../account/index.ts';

export const ClassNameSchema = ShownTextSchema.trim().min(1).max(60).regex(ONE_LINE_PATTERN);

/** A chapter's id, or a course's and a chapter's: `3`, `python:3`. */
export const UnlockedChapterSchema = z
  .string()
  .max(60)
  .regex(/^([\w-]+:)?\d+$/);

const RulesSchema = z.object({
  /** Empty for all. */
  unlocked_chapters: z.array(UnlockedChapterSchema).max(200),
  no_skip: z.boolean(),
  quiz: z.boolean(),
  assistant_enabled: z.boolean(),
  /** Tips a day for each student; null for no limit. */
  assistant_attempt_limit: z.int().min(0).max(1_000).nullable(),
});

/** Body of POST /api/organization/classes. */
export const NewClassSchema = RulesSchema.partial().extend({ name: ClassNameSchema });

/** Body of PUT /api/organization/classes/{class_id}: what to change. `version` is that of the class as it was read. */
export const ClassUpdateSchema = NewClassSchema.partial().extend({ version: z.int().min(1) });

export const ClassSchema = RulesSchema.extend({
  id: z.uuid(),
  version: z.int(),
  name: z.string(),
  teacher_ids: z.array(z.uuid()),
  created_at: z.iso.datetime(),
});

const CLASSES_PER_PAGE = 50;

/** Query of GET /api/organization/classes. Pages count from 1. */
export const ClassesQuerySchema = z.object({
  search: z.string().trim().max(60).optional(),
  /** A member: the classes that they teach come first. */
  taught_first: z.uuid().optional(),
  /** Only classes that have students and no teacher. */
  untaught: z.enum(['true', 'false']).optional(),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  per_page: z.coerce.number().int().min(1).max(200).default(CLASSES_PER_PAGE),
});
/** A class in a list, with the number of its students. */
export const ListedClassSchema = ClassSchema.extend({ student_count: z.int() });
export const ClassesSchema = z.object({ classes: z.array(ListedClassSchema), total: z.int() });

/** Body of PUT /api/organization/class-teachers: who teaches a class from now on. */
export const ClassTeachersUpdateSchema = z.object({
  class_id: z.uuid(),
  teacher_ids: z.array(z.uuid()).max(50),
});
export const ClassTeachersSchema = z.object({ class_id: z.uuid(), teacher_ids: z.array(z.uuid()) });
export const ClassTeacherSchema = z.object({ class_id: z.uuid(), user_id: z.uuid(), teaches: z.boolean() });

export type SchoolClass = z.infer<typeof ClassSchema>;
export type ListedClass = z.infer<typeof ListedClassSchema>;
export type NewClass = z.infer<typeof NewClassSchema>;
export type ClassUpdate = z.infer<typeof ClassUpdateSchema>;
export type ClassesQuery = z.infer<typeof ClassesQuerySchema>;
export type Classes = z.infer<typeof ClassesSchema>;
export type ClassTeachersUpdate = z.infer<typeof ClassTeachersUpdateSchema>;
