import {
  type PartName,
  SERVICE_CALLS,
  type ServiceCall,
  type ServiceCallAnswer,
  type ServiceCallBody,
  type ServiceCallName,
  type ServiceName,
} from '@burrow/contracts';
import { setTimeout as delay } from 'node:timers/promises';
import { noteCommit } from '../database/with-deadline.ts';
import { REQUEST_ID_HEADER } from '../http/request-id-of.ts';
import { IDENTITY_HEADER, serviceIdentity } from '../identity/identity.ts';
import type { IdentitySigner } from '../identity/identity-signer.ts';
import { traceHeaders } from '../tracing/use-tracing.ts';
import { IDEMPOTENCY_KEY_HEADER } from './idempotency-key.decorator.ts';
import { failureOf, serviceDown, serviceSlow } from './failure-of.ts';
import { askService, type ServiceAnswer, type ServicePlaces, type ServiceRequest } from './service-place.ts';

export interface ServiceClientOptions {
  /** Who is calling. */
  readonly part: PartName;
  readonly signer: IdentitySigner;
  readonly places: ServicePlaces;
  /** How long a call may take, including retries. */
  readonly timeoutMs: number;
  /** Asked before each call whether this is a time to wait for others: not while a connection is held. */
  readonly onSend?: () => void;
}

export interface ServiceCallOptions {
  /** Of the request on whose behalf the call is made. */
  readonly requestId?: string | undefined;
  /** By which the service recognises a call that it has already handled: the same for all attempts at one change. */
  readonly idempotencyKey?: string;
}

const RETRY_AFTER_MS = 100;
const UNAVAILABLE = [502, 503, 504];

/** Calls other services. */
export class ServiceClient {
  readonly #options: ServiceClientOptions;

  constructor(options: ServiceClientOptions) {
    this.#options = options;
  }

  /**
   * Makes a call of contracts, and repeats it once if that can help and does no harm.
   * @throws DomainError with the service's own code, `gateway/service-down` or `gateway/service-slow`
   */
  async call<Name extends ServiceCallName>(
    name: Name,
    body: ServiceCallBody<Name>,
    { requestId, idempotencyKey }: ServiceCallOptions = {},
  ): Promise<ServiceCallAnswer<Name>> {
    const call: ServiceCall = SERVICE_CALLS[name];
    if (call.idempotency === 'key' && !idempotencyKey) throw new Error(`${name} needs an idempotency key`);
    const { part, signer } = this.#options;
    const headers = {
      [IDENTITY_HEADER]: await signer.sign(serviceIdentity(part), call.service),
      ...(requestId ? { [REQUEST_ID_HEADER]: requestId } : {}),
      ...(idempotencyKey ? { [IDEMPOTENCY_KEY_HEADER]: idempotencyKey } : {}),
    };
    const request = { method: 'POST', path: call.path, headers, body: JSON.stringify(body) } as const;
    const answer = await this.#send(call.service, request, call.idempotency !== 'none');
    // What the other service did is done, whatever becomes of the caller's own change.
    noteCommit();
    return call.answer.parse(answer.body) as ServiceCallAnswer<Name>;
  }

  /** Returns the answer to a GET that is open to everybody, or to the token's identity. @throws DomainError like {@link call} */
  async read(service: ServiceName, path: string, token?: string): Promise<unknown> {
    const headers: Record<string, string> = token ? { [IDENTITY_HEADER]: token } : {};
    return (await this.#send(service, { method: 'GET', path, headers }, false)).body;
  }

  async #send(
    service: ServiceName,
    request: Omit<ServiceRequest, 'signal'>,
    mayRetry: boolean,
  ): Promise<ServiceAnswer> {
    const place = this.#options.places[service];
    if (!place) throw new Error(`the place of ${service} is not known`);
    this.#options.onSend?.();
    const signal = AbortSignal.timeout(this.#options.timeoutMs);
    const headers = { ...request.headers, ...traceHeaders() };
    const ask = (): Promise<ServiceAnswer> =>
      askService(place, { ...request, headers, signal }).catch(() => {
        throw signal.aborted ? serviceSlow() : serviceDown();
      });
    const first = await ask().catch((error: Error) => error);
    const isLost = first instanceof Error || UNAVAILABLE.includes(first.status);
    const again = isLost && mayRetry && !signal.aborted;
    if (again) await delay(RETRY_AFTER_MS);
    const answer = again ? await ask() : first;
    if (answer instanceof Error) throw answer;
    if (answer.status !== 200) throw failureOf(request.path, answer);
    return answer;
  }
}
