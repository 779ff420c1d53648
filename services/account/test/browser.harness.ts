import { ResolveSessionAnswerSchema } from '@burrow/contracts';
import { type Identity, serviceIdentity, visitorIdentity } from '@burrow/service-kit';
import type { Caller, TestService } from '@burrow/service-kit/testing';
import { randomUUID } from 'node:crypto';

type Answer = Awaited<ReturnType<Caller['get']>>;

/** Returns a new network address, so that no limit of another test counts. */
export const someAddress = (): string =>
  `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 256)).join('.')}`;

/** Returns whose session a secret is, as the gateway asks for it. */
export async function resolveSession(account: TestService, secret: string) {
  const answer = await account.as(serviceIdentity('gateway')).post('/internal/session', { secret });
  return ResolveSessionAnswerSchema.parse(answer.json()).session;
}

/** A browser with its visitor cookie and its session cookie, behind a gateway that stores nothing. */
export class Browser {
  readonly account: TestService;
  readonly base: Identity;
  secret: string | null = null;
  /** Every cookie that the last answer set. */
  cookies: string[] = [];

  constructor(account: TestService, base: Partial<Identity> = {}) {
    this.account = account;
    this.base = { ...visitorIdentity(randomUUID()), address: someAddress(), ...base };
  }

  get visitor(): string {
    return this.base.visitor;
  }

  async identity(): Promise<Identity> {
    const session = this.secret === null ? null : await resolveSession(this.account, this.secret);
    return { ...this.base, ...session };
  }

  get = (url: string): Promise<Answer> => this.#call(caller => caller.get(url));
  post = (url: string, body?: unknown): Promise<Answer> => this.#call(caller => caller.post(url, body));
  put = (url: string, body?: unknown): Promise<Answer> => this.#call(caller => caller.put(url, body));
  delete = (url: string, body?: unknown): Promise<Answer> => this.#call(caller => caller.delete(url, body));

  async #call(call: (caller: Caller) => Promise<Answer>): Promise<Answer> {
    const answer = await call(this.account.as(await this.identity()));
    this.cookies = [answer.headers['set-cookie'] ?? []].flat();
    const session = this.cookies
      .map(cookie => /^session=([^;]*)/.exec(cookie)?.[1])
      .find(each => each !== undefined);
    if (session !== undefined) this.secret = session === '' ? null : session;
    return answer;
  }
}

/** Returns the token in the last mail of a template to an address. */
export async function tokenInMail(account: TestService, email: string, template: string): Promise<string> {
  const { rows } = await account.pool.query(
    `select params::text || coalesce(outbox::text, '') as told from account.emails where recipient = $1 and template = $2
     order by created_at desc, id limit 1`,
    [email, template],
  );
  const token = /token=([\w-]+)/.exec(rows[0]?.told ?? '')?.[1];
  if (!token) throw new Error(`no ${template} for ${email}`);
  return token;
}
