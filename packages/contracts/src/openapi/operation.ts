import type { z } from 'zod';
import type { Endpoint } from '../endpoints/index.ts';
import { API_ERRORS, type ApiErrorCode } from '../errors.ts';
import { type Components, type Json, jsonSchema } from './json-schema.ts';

const OPEN: readonly Endpoint['access'][] = ['anyone', 'any-session', 'token'];

const content = (schema: Json, type = 'application/json'): Json => ({ [type]: { schema } });

/** Errors that every call can get: rate limits, a request that does not match its schema, a part that is down. */
const ALWAYS: readonly ApiErrorCode[] = [
  'request/invalid', 'request/malformed', 'request/too-many', 'request/unexpected', 'platform/not-ready',
  'gateway/service-down', 'gateway/service-slow',
]; // prettier-ignore

const failure = (description: string): Json => ({
  description,
  content: content({ $ref: '#/components/schemas/ErrorAnswer' }),
});

function errorsOf({ method, access, body, changesState, fromAnywhere, errors }: Endpoint): Set<ApiErrorCode> {
  const met = new Set<ApiErrorCode>([...errors, ...ALWAYS]);
  if (!OPEN.includes(access)) met.add('auth/not-logged-in').add('auth/forbidden');
  if (access === 'staff' || access === 'admin-or-staff') met.add('auth/staff-factor-needed');
  if (body) met.add('request/too-large');
  if ((method !== 'GET' || changesState) && !fromAnywhere) met.add('request/cross-site');
  // A session that has ended cannot write, nor can a page of somebody who was here before.
  if (method !== 'GET') met.add('auth/not-logged-in').add('auth/somebody-else');
  return met;
}

function errorAnswers(endpoint: Endpoint): Json {
  const byStatus = Map.groupBy(errorsOf(endpoint), code => API_ERRORS[code]);
  return Object.fromEntries([...byStatus].map(([status, list]) => [status, failure(list.join(', '))]));
}

function parameters(
  place: 'path' | 'query',
  schema: z.ZodObject | undefined,
  name: string,
  components: Components,
): Json[] {
  return Object.entries(schema?.shape ?? {}).map(([key, field]) => ({
    name: key,
    in: place,
    required: place === 'path' || !(field as z.ZodType).safeParse(undefined).success,
    schema: jsonSchema(field as z.ZodType, 'input', `${name}_${key}`, components),
  }));
}

const REDIRECT: Json = {
  description: 'Leads on',
  headers: { location: { description: 'Where to.', schema: { type: 'string' } } },
};

/** Returns the operation of one endpoint, with every status that it can answer. */
export function operation(name: string, endpoint: Endpoint, components: Components): Json {
  const { access, answer, body, file, params, query, redirects, service, streams, summary } = endpoint;
  const successes = {
    ...(redirects === 'always'
      ? {}
      : {
          200: {
            description: 'Done',
            content: content(
              jsonSchema(answer, 'output', `${name}Answer`, components),
              streams ? 'text/event-stream' : file,
            ),
          },
        }),
    ...(redirects ? { 302: REDIRECT } : {}),
    // A call that only redirects has no success of its own, which tools that read the document expect.
    ...(redirects === 'always' ? { default: failure('Anything else') } : {}),
  };
  return {
    operationId: name,
    summary,
    tags: [service],
    'x-access': access,
    security: OPEN.includes(access) ? [{}, { session: [] }] : [{ session: [] }],
    parameters: [
      ...parameters('path', params, name, components),
      ...parameters('query', query, name, components),
    ],
    ...(body
      ? {
          requestBody: {
            required: true,
            content: content(jsonSchema(body, 'input', `${name}Body`, components)),
          },
        }
      : {}),
    responses: { ...successes, ...errorAnswers(endpoint) },
  };
}
