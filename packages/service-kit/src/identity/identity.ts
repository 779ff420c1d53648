import { z } from 'zod';

/** The header in which the gateway hands a request's identity to a service. Services trust no other. */
export const IDENTITY_HEADER = 'x-identity';

/** Who asks: made by the gateway, signed, valid for minutes. */
export const IdentitySchema = z.object({
  /** A visitor is known by a cookie only, a student by an account. */
  kind: z.enum(['visitor', 'student']),
  id: z.uuid(),
  /** The network address, for limits; kept only as a salted hash. */
  address: z.string().max(64),
  /** What the proxy says, as an ISO code in lower case, or null. */
  country: z.string().max(8).nullable(),
});

export type Identity = z.infer<typeof IdentitySchema>;
