import { z } from 'zod';

/** The header in which the gateway hands a request's identity to a service. Services trust no other. */
export const IDENTITY_HEADER = 'x-identity';

/** `system` is the platform itself: the gateway, or a service that calls another. */
export const ROLES = ['visitor', 'parent', 'teacher', 'admin', 'student', 'system'] as const;

/** Who asks: made by the gateway, signed, valid for minutes. */
export const IdentitySchema = z.object({
  role: z.enum(ROLES),
  /** Of the visitor cookie, which stays when somebody signs in. */
  visitor: z.uuid(),
  /** The session's public id, null for visitors. */
  session: z.uuid().nullable(),
  /** The account; for a parent's student the parent's, for an organisation's student null. */
  user: z.uuid().nullable(),
  /** Who learns: the student who is signed in, or whom the user chose. */
  student: z.uuid().nullable(),
  staff: z.boolean(),
  organization: z.uuid().nullable(),
  /** The class of `student`. */
  class: z.uuid().nullable(),
  /** The account that acts as this one. */
  impersonator: z.uuid().nullable(),
  /** The network address, for limits; kept only as a salted hash. */
  address: z.string().max(64),
  /** What the proxy says, as an ISO code in lower case, or null. */
  country: z.string().max(8).nullable(),
  /** Whether the request came by https: says how cookies are made. */
  secure: z.boolean(),
  /** The browser's name of itself, cut; for the list of sessions. */
  browser: z.string().max(300).nullable(),
});

export type Identity = z.infer<typeof IdentitySchema>;
export type Role = Identity['role'];

const NOBODY = '00000000-0000-0000-0000-000000000000';

/** What an identity is made from: a visitor, unless more is said. */
export const visitorIdentity = (visitor: string): Identity => ({
  role: 'visitor',
  visitor,
  session: null,
  user: null,
  student: null,
  staff: false,
  organization: null,
  class: null,
  impersonator: null,
  address: '',
  country: null,
  secure: false,
  browser: null,
});

/** The identity of the platform itself, for calls between its parts. */
export const SYSTEM_IDENTITY: Identity = { ...visitorIdentity(NOBODY), role: 'system' };
