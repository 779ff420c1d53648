import { ErrorAnswerSchema, ENDPOINTS, type MakeStudents, type OperationName } from '@burrow/contracts';
import {
  type Identity, IDENTITY_HEADER, IdentitySigner, partSecret, type Service, ServiceClient, visitorIdentity,
} from '@burrow/service-kit'; // prettier-ignore
import { randomUUID } from 'node:crypto';
import type { z } from 'zod';

export interface Answered<Body> {
  readonly body: Body;
  /** The secret of the session that began, if one did. */
  readonly session: string | undefined;
}

type AnswerOf<Name extends OperationName> = z.output<(typeof ENDPOINTS)[Name]['answer']>;

/** Hundreds of passwords are hashed in one call. */
const TIMEOUT_MS = 60_000;

interface CallOptions {
  readonly as?: Partial<Identity>;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** Calls account as the gateway does, and as the organisation service will: with a signed identity. @throws Error with the code of a refusal */
export class AccountCaller {
  readonly #signer: IdentitySigner;
  readonly #organization: ServiceClient;

  constructor(
    private readonly account: Service,
    serviceKey: string,
  ) {
    this.#signer = new IdentitySigner('gateway', partSecret(serviceKey, 'gateway'));
    const signer = new IdentitySigner('organization', partSecret(serviceKey, 'organization'));
    const places = { account };
    this.#organization = new ServiceClient({ part: 'organization', signer, places, timeoutMs: TIMEOUT_MS });
  }

  async call<Name extends OperationName>(
    name: Name,
    options: CallOptions = {},
  ): Promise<Answered<AnswerOf<Name>>> {
    const { method, path } = ENDPOINTS[name];
    const filled = path.replace(/\{(\w+)\}/g, (_, key: string) => options.params?.[key] ?? '');
    const identity = { ...visitorIdentity(randomUUID()), address: '127.0.0.1', ...options.as };
    const query = options.query ? `?${new URLSearchParams(options.query)}` : '';
    return this.#send(method, filled + query, identity, options.body) as Promise<Answered<AnswerOf<Name>>>;
  }

  /** The pupils of a class, once for each id of a request. */
  async makeStudents(idempotencyKey: string, body: MakeStudents): Promise<void> {
    await this.#organization.call('makeStudents', body, { idempotencyKey });
  }

  async #send(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    identity: Identity,
    body: unknown,
  ): Promise<Answered<unknown>> {
    const headers = { [IDENTITY_HEADER]: await this.#signer.sign(identity, 'account') };
    const answer = await this.account.fastify.inject({
      method, url, headers, ...(body === undefined ? {} : { payload: body as object }),
    }); // prettier-ignore
    if (answer.statusCode >= 400) {
      const { code } = ErrorAnswerSchema.parse(answer.json());
      throw new Error(`${method} ${url.split('?')[0]} answers ${code}`);
    }
    const session = answer.cookies.find(cookie => cookie.name === 'session')?.value;
    return { body: answer.json(), session };
  }
}
