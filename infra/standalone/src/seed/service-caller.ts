import { type EndpointContract, ENDPOINTS, ErrorAnswerSchema, type ServiceName } from '@burrow/contracts';
import {
  type Answered,
  type Call,
  type Identity,
  IDENTITY_HEADER,
  IdentitySigner,
  partSecret,
  type Service,
  visitorIdentity,
} from '@burrow/service-kit';
import { randomUUID } from 'node:crypto';

interface Sent {
  readonly method: EndpointContract['method'];
  readonly url: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly payload?: object;
}

/** Calls services as the gateway does: with a signed identity. @throws Error with the code of a refusal */
export class ServiceCaller {
  readonly #signer: IdentitySigner;

  constructor(
    private readonly services: Readonly<Record<ServiceName, Service>>,
    serviceKey: string,
  ) {
    this.#signer = new IdentitySigner('gateway', partSecret(serviceKey, 'gateway'));
  }

  readonly call: Call = (name, { as, params = {}, query, body } = {}) => {
    const { service, method, path } = ENDPOINTS[name];
    if (service === 'gateway') throw new Error(`${name} is no call of a service`);
    const identity = { ...visitorIdentity(randomUUID()), address: '127.0.0.1', ...as };
    const url = path.replaceAll(/\{(\w+)\}/g, (_, param: string) => params[param] ?? '');
    return this.#send(
      service,
      { method, url, ...(query && { query }), ...(body === undefined ? {} : { payload: body as object }) },
      identity,
    ) as ReturnType<typeof this.call<typeof name>>;
  };

  async #send(name: ServiceName, request: Sent, identity: Identity): Promise<Answered<unknown>> {
    const headers = { [IDENTITY_HEADER]: await this.#signer.sign(identity, name) };
    const answer = await this.services[name].fastify.inject({ ...request, headers });
    if (answer.statusCode >= 400) {
      const { code } = ErrorAnswerSchema.parse(answer.json());
      throw new Error(`${request.method} ${request.url} answers ${code}`);
    }
    const session = answer.cookies.find(cookie => cookie.name === 'session')?.value;
    return { body: answer.json(), session };
  }
}
