import type { EndpointOwner, ENDPOINTS } from '@burrow/contracts';

/** Who is calling. The first `anonymous` has no cookie at all; `visitor` has the visitor cookie. */
export const CALLERS = [
  'anonymous', 'visitor', 'parent', 'other-parent', 'parent-student', 'organisation-student', 'teacher', 'other-teacher',
  'admin', 'other-admin', 'staff',
] as const; // prettier-ignore
export type CallerName = (typeof CALLERS)[number];

/** What the calls are about: `{name}` in params, query and body is replaced by the id of that name. */
export interface MatrixCase {
  /** For the test's name, if an operation has several cases. */
  readonly about?: string;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** The call ends or changes the caller's session: it is made with a separate one. */
  readonly spendsSession?: true;
  /** The call ends all sessions of the caller: everybody logs in again after it. */
  readonly endsSessions?: true;
  /**
   * One word for each caller, in their order: `ok` (the caller may make the call, whatever else is wrong
   * with it), `401` (auth/not-logged-in) or `403` (auth/forbidden).
   */
  readonly cells: string;
}

const EVERYBODY = 'ok  ok   ok  ok   ok  ok   ok  ok   ok  ok   ok';
export const LOGGED_IN = '401 401  ok  ok   ok  ok   ok  ok   ok  ok   ok';
export const USERS = '    401 401  ok  ok   403 403  ok  ok   ok  ok   ok';
export const PARENTS = '  401 401  ok  ok   403 403  403 403  403 403  ok';
export const ADMINS = '   401 401  403 403  403 403  403 403  ok  ok   ok';
export const STAFF = '    401 401  403 403  403 403  403 403  403 403  ok';

export const OWN_CHILD = { params: { student_id: '{pip-hopper}' } };
export const OWN_STUDENT = { params: { student_id: '{zoe}' } };
export const NOBODY = '00000000-0000-4000-8000-000000000000';
/** Everybody may call it. */
export const open = (more: Omit<MatrixCase, 'cells'> = {}): MatrixCase[] => [{ ...more, cells: EVERYBODY }];

type Endpoints = typeof ENDPOINTS;

/** Who may call what of a part, in its test/authorisation.matrix.ts: an operation without a row does not compile. */
export type AuthorisationMatrix<Owner extends EndpointOwner> = {
  readonly [
    Operation in keyof Endpoints as Endpoints[Operation]['service'] extends Owner ? Operation : never
  ]: readonly MatrixCase[];
};
