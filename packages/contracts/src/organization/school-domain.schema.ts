import { z } from 'zod';
import { EmailDomainSchema } from './organization.schema.ts';

/** The content of the DNS record (TXT, at the domain itself) that proves a domain begins with it; the domain's token follows. */
export const DOMAIN_RECORD = 'burrow-school=';

/** Domains of one organisation at most. */
export const MOST_DOMAINS = 20;

/**
 * How a domain was proven: by a record in DNS, or by staff, who looked. An address of it proves nothing: students have one too.
 * `address` was possible once, and no domain is proven by it any more.
 */
export const DomainProofSchema = z.enum(['address', 'dns', 'staff']);

/** An email domain of an organisation. It belongs to nobody before it is proven; several may prove one, as the schools of a district. */
export const SchoolDomainSchema = z.object({
  domain: z.string(),
  /** Null if it is not proven. */
  proof: DomainProofSchema.nullable(),
  proven_at: z.iso.datetime().nullable(),
  /** What the TXT record of the domain has to say. */
  record: z.string(),
  /** Whether adults with a confirmed address of it become teachers without an administrator's answer. */
  joins_at_once: z.boolean().default(false),
});

/** Answer of the calls about domains. */
export const SchoolDomainsSchema = z.object({
  domains: z.array(SchoolDomainSchema),
  /** Always false: each domain says it for itself. Pages of earlier versions read it. */
  joins_at_once: z.boolean().default(false),
});

/** Body of the calls about one domain. */
export const SchoolDomainBodySchema = z.object({ domain: EmailDomainSchema });

/** Body of PUT /api/organization/domains. Without a domain, as pages of earlier versions send it, nothing changes. */
export const SchoolDomainsUpdateSchema = z.object({
  domain: EmailDomainSchema.optional(),
  joins_at_once: z.boolean(),
});

/**
 * What a look at a domain's DNS showed: it is proven now; it has no record of ours; it has one with another token; or
 * DNS did not answer. `taken` was possible once.
 */
export const DomainOutcomeSchema = z.enum(['proven', 'no-record', 'other-record', 'taken', 'no-answer']);
export const CheckedDomainSchema = SchoolDomainsSchema.extend({ outcome: DomainOutcomeSchema });

export type DomainProof = z.infer<typeof DomainProofSchema>;
export type SchoolDomain = z.infer<typeof SchoolDomainSchema>;
export type SchoolDomains = z.infer<typeof SchoolDomainsSchema>;
export type SchoolDomainsUpdate = z.infer<typeof SchoolDomainsUpdateSchema>;
export type DomainOutcome = z.infer<typeof DomainOutcomeSchema>;
export type CheckedDomain = z.infer<typeof CheckedDomainSchema>;
