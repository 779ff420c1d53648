import { z } from 'zod';
import { SchoolActionSchema } from './audit.schema.ts';

/** What somebody did to a child's account when it was a school's, or support to a parent's, as the child's parent reads it. */
export const SchoolActSchema = z.object({
  at: z.iso.datetime(),
  action: SchoolActionSchema,
  /** As what they did it: with a role in the school, as somebody who has left it since, or as support of the platform. */
  by: z.enum(['admin', 'teacher', 'former-member', 'support']),
  /** Of somebody of the school; null of support, and of who was erased. */
  name: z.string().nullable(),
  /** The school's name; null if it was not done in a school. */
  school: z.string().nullable(),
});

/** Query of GET /api/profile/students/{student_id}/school-acts. Pages count from 1. */
export const SchoolActsQuerySchema = z.object({
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  per_page: z.coerce.number().int().min(1).max(100).default(20),
});
/** Newest first. */
export const SchoolActsSchema = z.object({ acts: z.array(SchoolActSchema), total: z.int() });

/** What a school tells of a student whom a parent took over; `entry` is its number in the school's record. */
export const ToldActSchema = z.object({
  entry: z.int(),
  at: z.iso.datetime(),
  action: SchoolActionSchema,
  by: SchoolActSchema.shape.by,
  /** Null for support, and for who was erased. */
  user_id: z.uuid().nullable(),
});

export type SchoolAct = z.infer<typeof SchoolActSchema>;
export type SchoolActsQuery = z.infer<typeof SchoolActsQuerySchema>;
export type SchoolActs = z.infer<typeof SchoolActsSchema>;
export type ToldAct = z.infer<typeof ToldActSchema>;
