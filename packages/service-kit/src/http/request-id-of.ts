import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** The header with a request's id, from the gateway to the services and back. */
export const REQUEST_ID_HEADER = 'x-request-id';

const WELL_FORMED = /^[\w-]{8,64}$/;

/** Returns the id that the request came with, or a new one. */
export function requestIdOf(headers: IncomingHttpHeaders): string {
  const given = headers[REQUEST_ID_HEADER];
  return typeof given === 'string' && WELL_FORMED.test(given) ? given : randomUUID();
}
