import type { z } from 'zod';
import type { ApiErrorCode } from '../errors.ts';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * Who may call an endpoint at all; whose data it may be is the service's finer rule.
 * `anyone`, `any-session` and `token` (the holder of a secret that the request carries) need no account.
 * `user` is whoever has an account of their own: parent, teacher, administrator. `family` is a parent or a student.
 */
export type Access =
  | 'anyone'
  | 'any-session'
  | 'token'
  | 'logged-in'
  | 'user'
  | 'parent'
  | 'family'
  | 'admin-or-staff'
  | 'staff';

/**
 * Whose session ends or changes by a call, so that the gateway forgets what it knows of it:
 * the caller's account and students, or anybody's.
 */
export type SessionEffect = 'own' | 'anyone';

/** One call of the API as its service's file tells it; the table of services says whose it is. */
export interface EndpointContract {
  readonly method: HttpMethod;
  /** With `{name}` for parameters. */
  readonly path: `/api/${string}`;
  readonly access: Access;
  readonly summary: string;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  readonly answer: z.ZodType;
  readonly errors: readonly ApiErrorCode[];
  /** The largest body in bytes where it is not the usual 256 KB. */
  readonly bodyLimit?: number;
  /** A GET that changes state: it must come from our own pages, like a POST. */
  readonly changesState?: true;
  /** A POST that needs no proof of our own page: its secret is in the path. */
  readonly fromAnywhere?: true;
  /** Answers only to whoever sits at this machine: to anybody else there is nothing. */
  readonly fromThisMachine?: true;
  /** Answers 302, `always` or where its query asks for it. */
  readonly redirects?: 'always' | 'sometimes';
  readonly sessionEffect?: SessionEffect;
  /** Answers with server-sent events, which go on until one side ends them. */
  readonly streams?: true;
}

export const endpoint = <const E extends EndpointContract>(value: E): E => value;
