import { z } from 'zod';
import { ONE_LINE_PATTERN, OrganizationSlugSchema, ShownTextSchema } from '../account/index.ts';
import { LANGUAGES } from '../languages.ts';
import { AcceptAgreementSchema } from './agreement.schema.ts';

export const ORGANIZATION_TYPES = ['school', 'university', 'library', 'club', 'company', 'other'] as const;
export const OrganizationTypeSchema = z.enum(ORGANIZATION_TYPES);

/** In which a school says and sorts names: the code of one of the thirty languages. */
export const SchoolLanguageSchema = z.enum(LANGUAGES.map(({ code }) => code));

/** In English letters: it stands in addresses, mails and on certificates of every language. */
export const OrganizationNameSchema = z
  .string()
  .trim()
  .min(2)
  .max(100)
  .regex(/^[A-Za-z0-9][A-Za-z0-9 .,'&()/-]*$/);

/** As the school writes its name itself, in any script: it stands on letters. */
export const NativeNameSchema = ShownTextSchema.trim().min(2).max(100).regex(ONE_LINE_PATTERN);

/** A domain such as `school.example`, in lower case. */
export const EmailDomainSchema = z
  .string()
  .trim()
  .toLowerCase()
  .max(253)
  .regex(/^(?!-)[a-z0-9-]+(?<!-)(\.(?!-)[a-z0-9-]+(?<!-))+$/);

/** Body of PUT /api/organization/current. `version` is what was read before; without it, the organisation is registered. */
export const OrganizationUpdateSchema = z.object({
  name: OrganizationNameSchema,
  slug: OrganizationSlugSchema,
  type: OrganizationTypeSchema,
  /** Null for none; stays as it is if it is not given. */
  native_name: NativeNameSchema.nullish(),
  /** Stays as it is if it is not given. */
  language: SchoolLanguageSchema.nullish(),
  /** Read at registration only; later domains have calls of their own. */
  email_domain: EmailDomainSchema.nullish(),
  version: z.int().min(1).optional(),
  /** Needed to register. */
  agreement: AcceptAgreementSchema.optional(),
});

/** Body of POST /api/organization/memberships: a school that is registered. */
export const OrganizationRegistrationSchema = OrganizationUpdateSchema.omit({ version: true });

/** How many schools somebody who has an account already may register in a day. */
export const REGISTRATIONS_PER_DAY = 3;

/** Answer of GET and PUT /api/organization/current, and of registering. */
export const OrganizationSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  /** In its own script; null if the name is enough. */
  native_name: z.string().nullable().default(null),
  slug: z.string(),
  type: OrganizationTypeSchema,
  /** In which names are said and sorted, by its code; null if nobody has said. */
  language: z.string().nullable(),
  /** How many students it has and may have; null for its students. */
  seats: z
    .object({
      taken: z.int(),
      /** Null for no limit. */
      limit: z.int().nullable(),
    })
    .nullable(),
  /** When its trial or plan ended, so that levels of a plan are closed; null while they are open. */
  plan_ended_at: z.iso.datetime().nullable(),
  /** What only administrators read; null for everybody else. */
  details: z
    .object({
      version: z.int(),
      email_domain: z.string().nullable(),
      /** The newest version of the agreement that was accepted; null if none was. */
      agreement_version: z.string().nullable(),
      /** Null for no limit. */
      max_students: z.int().nullable(),
      /** Until then all levels are open without a plan; null if the organisation has one. */
      trial_ends_at: z.iso.datetime().nullable(),
      /** Whether all administrators need a second factor. */
      second_factor_demanded: z.boolean(),
      /** When it is erased, as an administrator has closed it; null if it stays. */
      closes_at: z.iso.datetime().nullable(),
    })
    .nullable(),
});

/** Body of PUT /api/organization/second-factor. */
export const DemandSecondFactorSchema = z.object({ demanded: z.boolean() });

export const SlugExistsQuerySchema = z.object({ slug: OrganizationSlugSchema });
export const SlugExistsSchema = z.object({ exists: z.boolean() });

export type Organization = z.infer<typeof OrganizationSchema>;
export type OrganizationUpdate = z.infer<typeof OrganizationUpdateSchema>;
export type OrganizationRegistration = z.infer<typeof OrganizationRegistrationSchema>;
export type DemandSecondFactor = z.infer<typeof DemandSecondFactorSchema>;
export type OrganizationType = z.infer<typeof OrganizationTypeSchema>;
