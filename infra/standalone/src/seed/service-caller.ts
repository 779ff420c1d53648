import {
  type EndpointContract,
  ENDPOINTS,
  ErrorAnswerSchema,
  type MakeStudents,
  type ServiceName,
} from '@burrow/contracts';
import {
  type Answered, type Call, type Identity, IDENTITY_HEADER, IdentitySigner, partSecret, type Service, ServiceClient, visitorIdentity,
} from '@burrow/service-kit'; // prettier-ignore
import { randomUUID } from 'node:crypto';

/** Hundreds of passwords are hashed in one call. */
const TIMEOUT_MS = 60_000;

/** Calls services as the gateway does, and as the organisation service will: with a signed identity. @throws Error with the code of a refusal */
export class ServiceCaller {
  readonly #signer: IdentitySigner;
  readonly #organization: ServiceClient;

  constructor(
    private readonly services: Readonly<Record<ServiceName, Service>>,
    serviceKey: string,
  ) {
    this.#signer = new IdentitySigner('gateway', partSecret(serviceKey, 'gateway'));
    const signer = new IdentitySigner('organization', partSecret(serviceKey, 'organization'));
    this.#organization = new ServiceClient({
      part: 'organization',
      signer,
      places: services,
      timeoutMs: TIMEOUT_MS,
    });
  }

  readonly call: Call = (name, { as, body } = {}) => {
    const { service, method, path } = ENDPOINTS[name];
    if (service === 'gateway') throw new Error(`${name} is no call of a service`);
    const identity = { ...visitorIdentity(randomUUID()), address: '127.0.0.1', ...as };
    return this.#send(service, { method, path }, identity, body) as ReturnType<typeof this.call<typeof name>>;
  };

  /** Creates the pupils of a class, once for each request id. */
  async makeStudents(idempotencyKey: string, body: MakeStudents): Promise<void> {
    await this.#organization.call('makeStudents', body, { idempotencyKey });
  }

  async #send(
    name: ServiceName,
    { method, path: url }: Pick<EndpointContract, 'method' | 'path'>,
    identity: Identity,
    body: unknown,
  ): Promise<Answered<unknown>> {
    const headers = { [IDENTITY_HEADER]: await this.#signer.sign(identity, name) };
    const answer = await this.services[name].fastify.inject({
      method, url, headers, ...(body === undefined ? {} : { payload: body as object }),
    }); // prettier-ignore
    if (answer.statusCode >= 400) {
      const { code } = ErrorAnswerSchema.parse(answer.json());
      throw new Error(`${method} ${url} answers ${code}`);
    }
    const session = answer.cookies.find(cookie => cookie.name === 'session')?.value;
    return { body: answer.json(), session };
  }
}
