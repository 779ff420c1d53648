import { z } from 'zod';
import { MemberSchema } from './member.schema.ts';
import { EmailDomainSchema } from './organization.schema.ts';
import { SchoolDomainSchema } from './school-domain.schema.ts';

/** Days without an administrator after which the closing of an organisation begins. */
export const DAYS_WITHOUT_ADMINISTRATOR = 60;

/** An organisation without an administrator, the longest first; 200 at most. */
export const OrphanedSchoolsSchema = z.object({
  schools: z.array(z.object({ id: z.uuid(), name: z.string(), slug: z.string(), since: z.iso.datetime() })),
});

/** What staff see of an organisation to find out whose it is: its adults and domains, nothing of children. */
export const SupportedSchoolSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  slug: z.string(),
  /** Since when it has no administrator; null if it has one. */
  without_administrator_since: z.iso.datetime().nullable(),
  /** When it is erased; null if it stays. */
  closes_at: z.iso.datetime().nullable(),
  members: z.array(MemberSchema.omit({ second_factor: true })),
  domains: z.array(SchoolDomainSchema.omit({ record: true })),
});

/** Body of PUT …/administrator: a member, or an adult who belongs to no organisation. */
export const AppointAdministratorSchema = z.object({ user_id: z.uuid() });

/** Body of PUT …/domain: a domain that the organisation has claimed, and whether it is the organisation's. */
export const JudgeDomainSchema = z.object({ domain: EmailDomainSchema, proven: z.boolean() });

export type OrphanedSchools = z.infer<typeof OrphanedSchoolsSchema>;
export type SupportedSchool = z.infer<typeof SupportedSchoolSchema>;
export type AppointAdministrator = z.infer<typeof AppointAdministratorSchema>;
export type JudgeDomain = z.infer<typeof JudgeDomainSchema>;
