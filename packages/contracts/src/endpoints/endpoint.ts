import type { z } from 'zod';
import type { ApiErrorCode } from '../errors.ts';
import type { SchoolAction } from '../organization/index.ts';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * Who may call an endpoint at all. Whose data they may reach is up to the service.
 * `anyone`, `any-session` and `token` (the holder of a secret that the request carries) need no account.
 * `buyer` is who may pay: a parent or an administrator. `user` is anyone with an account of their own: parent, teacher, administrator. `family` is a parent or a student, `teaching` a teacher or
 * an administrator, `school` these and students.
 */
export type Access =
  | 'anyone'
  | 'any-session'
  | 'token'
  | 'logged-in'
  | 'user'
  | 'parent'
  | 'buyer'
  | 'family'
  | 'teaching'
  | 'admin'
  | 'school'
  | 'admin-or-staff'
  | 'staff';

/**
 * Whose session a call ends or changes, so that the gateway drops it from its cache:
 * that of the caller's account and students, or anybody's.
 */
export type SessionEffect = 'own' | 'anyone';

/** One call of the API as its service's file declares it; the table of services says which service owns it. */
export interface EndpointContract {
  readonly method: HttpMethod;
  /** The path, with `{name}` for parameters. */
  readonly path: `/api/${string}`;
  readonly access: Access;
  readonly summary: string;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** The body as the service reads it, where that is looser than what pages send: the rest is checked by the rules of its version. */
  readonly bodyAsRead?: z.ZodType;
  readonly answer: z.ZodType;
  readonly errors: readonly ApiErrorCode[];
  /** The maximum body size in bytes, if it is not the usual 256 KB. */
  readonly bodyLimit?: number;
  /** A GET that changes state: it must come from our own pages, like a POST. */
  readonly changesState?: true;
  /** A POST that needs no proof of our own page: its secret is in the path. */
  readonly fromAnywhere?: true;
  /** Answers requests from this machine only; 404 for everyone else. */
  readonly fromThisMachine?: true;
  /** Answers with a 302: `always`, or when the query asks for it. */
  readonly redirects?: 'always' | 'sometimes';
  readonly sessionEffect?: SessionEffect;
  /**
   * What the call does to the account of a school's student, as that school's record calls it; empty if it does nothing to
   * it. Each of them leaves a row in the record.
   */
  readonly childActs?: readonly SchoolAction[];
  /** Answers with server-sent events, which continue until either side ends them. */
  readonly streams?: true;
  /** Answers with a file of this type instead of JSON. */
  readonly file?: 'application/zip' | 'application/pdf';
}

/** Calls by which somebody with an account changes something: each says what it does to a child's account. */
type Changing = {
  readonly method: Exclude<HttpMethod, 'GET'>;
  readonly access: Exclude<Access, 'anyone' | 'any-session' | 'token'>;
};

type SaysWhatItDoes<E> = E extends Changing ? { readonly childActs: readonly SchoolAction[] } : unknown;

export const endpoint = <const E extends EndpointContract>(value: E & SaysWhatItDoes<E>): E => value;
