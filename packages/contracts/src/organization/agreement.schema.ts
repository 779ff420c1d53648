import { z } from 'zod';

const VersionSchema = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

/** Accepts the agreement for an organisation: by somebody who may, and with its authority to let children use the site. */
export const AcceptAgreementSchema = z.object({
  version: VersionSchema,
  may_accept: z.literal(true),
  has_consent: z.literal(true),
});

/** That an organisation accepted a version. */
export const AcceptedAgreementSchema = z.object({
  version: VersionSchema,
  accepted_at: z.iso.datetime(),
  /** Who did; null for somebody who has left. */
  name: z.string().nullable(),
});

/** What an organisation accepted, the newest first. */
export const AgreementsSchema = z.object({
  current: VersionSchema,
  accepted: z.array(AcceptedAgreementSchema),
});

export type AcceptAgreement = z.infer<typeof AcceptAgreementSchema>;
export type AcceptedAgreement = z.infer<typeof AcceptedAgreementSchema>;
export type Agreements = z.infer<typeof AgreementsSchema>;
