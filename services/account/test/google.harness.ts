import { interactionPolicy, Provider } from 'oidc-provider';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

export const PUBLIC_URL = 'https://burrow.example';
const CALLBACK = '/api/auth/google_callback';
export const CLIENT = { id: 'burrow', secret: 'a secret between burrow and the provider' };

/** Who the provider says that somebody is. */
export interface Person {
  readonly sub: string;
  readonly email?: string;
  readonly email_verified?: boolean;
  readonly name?: string;
}

/** A real OpenID provider on loopback, at which everybody is `person`. */
export interface TestProvider {
  readonly issuer: string;
  person: Person;
  /** Goes where an authorisation leads, as a browser does; returns path and query of our callback. */
  visit(authorization: string): Promise<string>;
  stop(): Promise<void>;
}

const allPrompts = () => {
  const policy = interactionPolicy.base();
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }));
  return policy;
};

function makeProvider(issuer: string, publicUrl: string, whoIs: (id: string) => Person): Provider {
  return new Provider(issuer, {
    clients: [{ client_id: CLIENT.id, client_secret: CLIENT.secret, redirect_uris: [publicUrl + CALLBACK] }],
    conformIdTokenClaims: false,
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    cookies: { keys: ['a key for the cookies of the test'] },
    features: { devInteractions: { enabled: false } },
    pkce: { required: () => true },
    findAccount: (_, id) => ({ accountId: id, claims: async () => ({ ...whoIs(id) }) }),
    interactions: { url: (_, { uid }) => `/interaction/${uid}`, policy: allPrompts() },
    loadExistingGrant: async ctx => {
      const { session, client } = ctx.oidc;
      const grant = new ctx.oidc.provider.Grant({
        accountId: session?.accountId,
        clientId: client?.clientId,
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
}

/** Follows redirects with the provider's cookies until they lead to us. */
async function walk(start: string): Promise<string> {
  const jar = new Map<string, string>();
  let url = start;
  for (let steps = 0; steps < 10; steps += 1) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(url, { redirect: 'manual', headers: cookie ? { cookie } : {} });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      jar.set(name, value);
    }
    const location = answer.headers.get('location');
    if (!location) throw new Error(`the provider answers ${answer.status}: ${await answer.text()}`);
    url = new URL(location, url).href;
    if (url.startsWith(PUBLIC_URL + CALLBACK)) return url.slice(PUBLIC_URL.length);
  }
  throw new Error('the provider leads nowhere');
}

/** `publicUrl` is where the platform is reached. */
export async function startProvider(publicUrl = PUBLIC_URL): Promise<TestProvider> {
  const people = new Map<string, Person>();
  const test = { person: { sub: 'nobody' } as Person };
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('no address');
  const issuer = `http://127.0.0.1:${address.port}`;
  const provider = makeProvider(issuer, publicUrl, id => people.get(id) ?? { sub: id });
  const callback = provider.callback();
  const finish = (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { sub } = test.person;
    people.set(sub, test.person);
    return provider.interactionFinished(request, response, { login: { accountId: sub }, select_account: {} });
  };
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    void (request.url?.startsWith('/interaction/') ? finish : callback)(request, response);
  });
  return Object.assign(test, {
    issuer,
    visit: walk,
    stop: async () => {
      server.closeAllConnections();
      server.close();
    },
  });
}
