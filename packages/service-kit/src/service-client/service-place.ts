import type { ServiceName } from '@burrow/contracts';
import type { Service } from '../http/service.ts';

/** Where a service is: in this process, or behind a URL. */
export type ServicePlace = Service | string;

/** Where services are, by name. A service that starts later in this process is added then. */
export type ServicePlaces = Readonly<Partial<Record<ServiceName, ServicePlace>>>;

/** One request to a service. */
export interface ServiceRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly signal: AbortSignal;
}

/** Its answer; `body` is undefined if it is not JSON. */
export interface ServiceAnswer {
  readonly status: number;
  readonly body: unknown;
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Sends a request to a service, wherever it is. @throws when there is no answer */
export async function askService(place: ServicePlace, request: ServiceRequest): Promise<ServiceAnswer> {
  const { method, path, headers, body, signal } = request;
  const more = body === undefined ? {} : { 'content-type': 'application/json' };
  if (typeof place === 'string') {
    const answer = await fetch(new URL(path, place), {
      method,
      headers: { ...headers, ...more },
      redirect: 'error',
      signal,
      ...(body === undefined ? {} : { body }),
    });
    return { status: answer.status, body: json(await answer.text()) };
  }
  const answer = await place.fastify.inject({
    method,
    url: path,
    headers: { ...headers, ...more },
    signal,
    ...(body === undefined ? {} : { payload: body }),
  });
  return { status: answer.statusCode, body: json(answer.payload) };
}
