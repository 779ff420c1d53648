import { addressOf, getCurrentUser, OWNER_HEADER, SCHOOL_HEADER } from '@burrow/contracts/calls';
import {
  createApi,
  fetchBaseQuery,
  retry,
  type BaseQueryApi,
  type BaseQueryFn,
  type FetchArgs,
} from '@reduxjs/toolkit/query/react';
import { CSRF_HEADER, csrfToken } from './csrf.ts';
import { toApiError, type ApiError } from './api-error.ts';
import { noteFailingCall } from './failing-calls.ts';
import { readAfterWrite, sharedReadOf } from './shared-reads.ts';
import { hasSession } from '../session/has-session.ts';

/** Options that an endpoint may set in `extraOptions`. */
export interface EndpointOptions {
  /** How often to repeat a call after a failure that repeating can help; 1 by default, 0 for never. */
  readonly maxRetries?: number;
}

/** How every call of the page is made. */
export type ApiQuery = BaseQueryFn<string | FetchArgs, unknown, ApiError, EndpointOptions>;

const STALE_AFTER_SECONDS = 300;

const sessionOf = (state: unknown) =>
  (state as { session?: { owner: string | null; school: string | null | undefined } }).session;

const ownerOf = (state: unknown): string | null => sessionOf(state)?.owner ?? null;

const plainQuery = fetchBaseQuery({
  baseUrl: '/api',
  credentials: 'same-origin',
  timeout: 20_000,
  prepareHeaders: (headers, { type, getState }) => {
    if (type !== 'mutation') return headers;
    const token = csrfToken();
    if (token) headers.set(CSRF_HEADER, token);
    const owner = ownerOf(getState());
    if (owner) headers.set(OWNER_HEADER, owner);
    const school = sessionOf(getState())?.school;
    if (school) headers.set(SCHOOL_HEADER, school);
    return headers;
  },
});

const SIGNED_OUT = toApiError({
  status: 401,
  data: { code: 'auth/not-logged-in', message: 'The session has ended in another tab.' },
});

const isWrite = (args: string | FetchArgs, { type }: BaseQueryApi): boolean =>
  type === 'mutation' && !(typeof args === 'string' ? args : args.url).startsWith('/auth/');

/**
 * Whether a page that belongs to somebody would write as nobody, since the session was ended in another tab: what
 * they wrote would go to whoever sits here next.
 */
function wouldWriteAsNobody(args: string | FetchArgs, context: BaseQueryApi): boolean {
  return isWrite(args, context) && ownerOf(context.getState()) !== null && !hasSession();
}

/**
 * Checks, after a write under a session that the server does not know, whether another one has replaced it meanwhile,
 * for example because a student was chosen. If not, the answer removes the cookies of the session that ended.
 */
async function hasNewSession(context: BaseQueryApi): Promise<boolean> {
  return !(await plainQuery(getCurrentUser(), context, {})).error;
}

const query: ApiQuery = async (args, context, options) => {
  if (wouldWriteAsNobody(args, context)) return { error: SIGNED_OUT };
  let result = await plainQuery(args, context, options ?? {});
  if (result.error?.status === 401 && isWrite(args, context) && (await hasNewSession(context)))
    result = await plainQuery(args, context, options ?? {});
  if (!result.error) return result;
  const error = toApiError(result.error, result.meta?.response?.headers);
  const worthAnotherTry = error.status === 0 || error.status >= 500;
  if (!worthAnotherTry || context.type === 'mutation') retry.fail(error, result.meta);
  return { error, meta: result.meta };
};

const patientQuery = retry(query, { maxRetries: 1 });

const sharedQuery: typeof patientQuery = async (args, context, options) => {
  const reads = sharedReadOf(context.queryCacheKey);
  if (reads) {
    const call = typeof args === 'string' ? { url: args } : args;
    const ask = (headers: Readonly<Record<string, string>>) =>
      patientQuery({ ...call, headers }, context, options);
    return reads.read(addressOf({ url: call.url, params: call.params, method: 'GET' }), ask);
  }
  const result = await patientQuery(args, context, options);
  if (context.type === 'mutation') readAfterWrite();
  return result;
};

const toldQuery: typeof patientQuery = async (args, context, options) => {
  const result = await sharedQuery(args, context, options);
  if (result.error) noteFailingCall(result.error.status);
  return result;
};

/**
 * The only API of the page. Areas add their endpoints with `api.injectEndpoints` and their tags with
 * `api.enhanceEndpoints`. Data is stale after five minutes. Reads are repeated once if that can help, and
 * again on reconnect, but not on focus.
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery: toldQuery,
  keepUnusedDataFor: STALE_AFTER_SECONDS,
  refetchOnMountOrArgChange: STALE_AFTER_SECONDS,
  refetchOnReconnect: true,
  refetchOnFocus: false,
  tagTypes: ['CurrentUser', 'Language', 'Access'],
  endpoints: () => ({}),
});
