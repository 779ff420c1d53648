import { PARTS, type PartName } from '@burrow/contracts';
import { z } from 'zod';

/** The header that says who is asking: a person, as the gateway knows them, or the part that calls. Services trust no other. */
export const IDENTITY_HEADER = 'x-identity';

/** `service` is a part of the platform itself: the gateway, or a service that calls another. */
export const ROLES = ['visitor', 'parent', 'teacher', 'admin', 'student', 'service'] as const;

/** Who is asking: signed, for one service, valid for minutes. */
export const IdentitySchema = z.object({
  role: z.enum(ROLES),
  /** The part that makes the call for itself, or null if a person is asking. */
  service: z.enum(PARTS).nullable(),
  /** From the visitor cookie, which stays when somebody logs in. */
  visitor: z.uuid(),
  /** The session's public id, or null for visitors. */
  session: z.uuid().nullable(),
  /** The account: for a parent's student that of the parent, for an organisation's student null. */
  user: z.uuid().nullable(),
  /** Who is learning: the student who is logged in, or whom the user chose. */
  student: z.uuid().nullable(),
  /** Belongs to staff, and has a second factor: without one nobody acts for others. */
  staff: z.boolean(),
  /** Belongs to staff and has no second factor. */
  factorless: z.boolean().default(false),
  organization: z.uuid().nullable(),
  /** The class of `student`. */
  class: z.uuid().nullable(),
  /** The account that impersonates this one. */
  impersonator: z.uuid().nullable(),
  /** The network address, for limits; stored only as a salted hash. */
  address: z.string().max(64),
  /** The country that the proxy reports, as an ISO code in lower case, or null. */
  country: z.string().max(8).nullable(),
  /** Whether the request came by https, which decides how cookies are set. */
  secure: z.boolean(),
  /** The browser's User-Agent, shortened, for the list of sessions. */
  browser: z.string().max(300).nullable(),
});

export type Identity = z.infer<typeof IdentitySchema>;
export type Role = Identity['role'];

const NOBODY = '00000000-0000-0000-0000-000000000000';

/** What an identity is made from: a visitor, unless more is given. */
export const visitorIdentity = (visitor: string): Identity => ({
  role: 'visitor',
  service: null,
  visitor,
  session: null,
  user: null,
  student: null,
  staff: false,
  factorless: false,
  organization: null,
  class: null,
  impersonator: null,
  address: '',
  country: null,
  secure: false,
  browser: null,
});

/** Returns the identity of a part of the platform itself, for calls between parts. */
export const serviceIdentity = (service: PartName): Identity => ({
  ...visitorIdentity(NOBODY),
  role: 'service',
  service,
});
