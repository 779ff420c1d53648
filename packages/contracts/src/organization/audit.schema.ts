import { z } from 'zod';

/** What somebody can have done in an organisation. */
export const SCHOOL_ACTIONS = [
  'organization-registered', 'organization-changed', 'agreement-accepted', 'closing-planned', 'closing-undone',
  'teacher-invited', 'member-joined', 'admin-made', 'admin-ended', 'member-removed',
  'class-added', 'class-changed', 'class-teachers-changed', 'class-removed', 'substitute-named', 'substitute-ended',
  'students-added', 'students-moved', 'guest-added', 'guest-removed', 'student-changed', 'password-renewed', 'pictures-made', 'student-removed',
  'student-returned', 'student-erased', 'student-offered',
  'student-joined', 'student-let-in', 'student-refused', 'student-chosen', 'cards-made', 'cards-and-passwords-made',
  'impersonation-began', 'impersonation-ended', 'solutions-opened', 'certificate-name-chosen',
  'school-year-begun', 'school-year-undone',
  'domain-added', 'domain-proven', 'domain-lapsed', 'domain-removed', 'domain-joining-changed',
  'teacher-approved', 'teacher-refused', 'teacher-joined', 'domain-opened', 'domain-closed', 'member-reviewed', 'member-left',
  'successor-named', 'successor-withdrawn', 'successor-accepted', 'successor-declined', 'administrator-lost',
  'export-asked', 'export-downloaded',
  'second-factor-demanded', 'second-factor-optional', 'second-factor-reset',
  'unused-months-changed', 'unused-left', 'class-restored',
] as const; // prettier-ignore
export const SchoolActionSchema = z.enum(SCHOOL_ACTIONS);

/** What another service tells a school's record: what somebody did to the account of one of its students. */
export const StudentActSchema = z.object({
  organization_id: z.uuid(),
  action: SchoolActionSchema,
  /** Null for the student themselves. `is_staff` is staff of the platform in their own name. */
  by: z.object({ user_id: z.uuid(), impersonator_id: z.uuid().nullable(), is_staff: z.boolean() }).nullable(),
  /** Null if it was about several, or about none of them. */
  student_id: z.uuid().nullable(),
  /** How many students it was about; null for one, or none. */
  count: z.int().min(1).nullable(),
  /** Whom, if it was about several. Services of earlier versions do not say. */
  student_ids: z.array(z.uuid()).optional(),
  at: z.iso.datetime(),
});
export type StudentAct = z.infer<typeof StudentActSchema>;

/** Whom or what it was done to. The name is null of who left, and of what was removed. */
export const SchoolSubjectSchema = z.object({
  kind: z.enum(['member', 'student', 'class']),
  id: z.uuid().nullable(),
  name: z.string().nullable(),
});

/** Something that was done in an organisation, as its administrators read it. */
export const SchoolAuditEntrySchema = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  action: SchoolActionSchema,
  /** A member; somebody who was logged in as this member; staff of the platform; or the platform by itself. */
  by: z.enum(['member', 'impersonator', 'staff', 'platform']),
  /** The member's name; null if it was the platform, its staff, or somebody who has left. */
  name: z.string().nullable(),
  /** Who was logged in as the member; null for whoever is not of the organisation. */
  impersonator: z.string().nullable(),
  about: SchoolSubjectSchema.nullable(),
  /** How many students it was about; null if it was not about students. */
  count: z.int().nullable(),
});

const ENTRIES_PER_PAGE = 50;

/** Query of GET /api/organization/audit. Pages count from 1. */
export const SchoolAuditQuerySchema = z.object({
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  per_page: z.coerce.number().int().min(1).max(200).default(ENTRIES_PER_PAGE),
});
/** Newest first. */
export const SchoolAuditSchema = z.object({ entries: z.array(SchoolAuditEntrySchema), total: z.int() });

export type SchoolAction = z.infer<typeof SchoolActionSchema>;
export type SchoolSubject = z.infer<typeof SchoolSubjectSchema>;
export type SchoolAuditEntry = z.infer<typeof SchoolAuditEntrySchema>;
export type SchoolAuditQuery = z.infer<typeof SchoolAuditQuerySchema>;
export type SchoolAudit = z.infer<typeof SchoolAuditSchema>;
