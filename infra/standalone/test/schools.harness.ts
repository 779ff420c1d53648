import { create as createAccount } from '@burrow/account';
import { create as createOrganization } from '@burrow/organization';
import { AGREEMENT_VERSION } from '@burrow/contracts';
import {
  type Identity,
  IDENTITY_HEADER,
  type Service,
  openDatabase,
  type ServicePlace,
  type ServicePlaces,
  visitorIdentity,
} from '@burrow/service-kit';
import {
  type Caller,
  callerAs,
  memoryLog,
  startForTest,
  testKeysOf,
  type TestService,
  testSigner,
} from '@burrow/service-kit/testing';
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';

/** An administrator's school with one class. */
export interface School {
  readonly id: string;
  readonly slug: string;
  readonly classId: string;
  readonly admin: Caller;
  /** The administrator, as another process of organization may be asked. */
  readonly identity: Partial<Identity>;
}

/** A second organization on the same database. */
export interface Another {
  as(identity: Partial<Identity>): Caller;
  close(): Promise<void>;
}

export interface Schools extends TestService {
  register(): Promise<School>;
  /** A new parent, who posts to account; returns the status and the answer. */
  parent(): Promise<(url: string, body: object) => Promise<readonly [number, unknown]>>;
  /** Logs a student in; returns the status. */
  logIn(body: { login: string; password: string; organization_slug: string }): Promise<number | undefined>;
  /** Logs a student in by a card; returns the status. */
  logInByCard(card: string): Promise<number | undefined>;
  /** Starts organization once more, as a second process of it would run. */
  startAnother(): Promise<Another>;
  /** Starts organization once more, so that it does what is due, until a condition holds. */
  startAgainUntil(condition: () => Promise<boolean>): Promise<void>;
  /** Ends account, as a crash does; organization goes on. */
  stopAccount(): Promise<void>;
}

/** Where organization finds account: in its process, or behind a socket. */
export const PLACES: readonly (readonly [string, (account: Service) => Promise<ServicePlace>])[] = [
  ['in one process', async account => account],
  ['behind an address', account => account.listen('127.0.0.1', 0)],
];

const PARENT = `
  insert into account.users (email, email_key, full_name, user_type, email_verified_at)
  values ($1, $1, 'Petra Parent', 0, now()) returning id`;

const HEARD = 'select 1 from account.classes where id = $1';

async function register(service: TestService): Promise<School> {
  const identity: Partial<Identity> = { role: 'admin', user: randomUUID(), session: randomUUID() };
  const admin = service.as(identity);
  const slug = `school-${randomUUID().replaceAll(/[^a-f]/g, '')}x`;
  const school = await admin.put('/api/organization/current', {
    name: 'Meadow School',
    slug,
    type: 'school',
    agreement: { version: AGREEMENT_VERSION, may_accept: true, has_consent: true },
  });
  const made = await admin.post('/api/organization/classes', { name: '4a' });
  const classId = made.json<{ id: string }>().id;
  // On a busy machine account may hear of it later than a call waits.
  while ((await service.pool.query(HEARD, [classId])).rowCount === 0) await delay(20);
  return { slug, id: school.json<{ id: string }>().id, classId, admin, identity };
}

/** Starts organization, which is called, and account, on one database; each handles the other's events. */
export async function startSchools(placeOf: (account: Service) => Promise<ServicePlace>): Promise<Schools> {
  let account: Service | undefined;
  let places: ServicePlaces = {};
  const service = await startForTest(async parts => {
    account = await createAccount({ ...parts, settings: {} });
    places = { account: await placeOf(account) };
    return createOrganization({ ...parts, keys: testKeysOf('organization'), places });
  });
  let stopped: Promise<void> | undefined;
  const stopAccount = () => (stopped ??= account?.close() ?? Promise.resolve());
  const post = async (identity: Partial<Identity>, url: string, payload: object) => {
    const token = await testSigner().sign({ ...visitorIdentity(randomUUID()), ...identity }, 'account');
    const headers = { [IDENTITY_HEADER]: token };
    return account?.fastify.inject({ method: 'POST', url, headers, payload });
  };
  const startAnother = async (): Promise<Another> => {
    const database = openDatabase(service.pool.options.connectionString ?? '', 3);
    const { logger } = memoryLog();
    const keys = testKeysOf('organization');
    const again = await createOrganization({ database, logger, keys, places, settings: {} });
    return {
      as: identity => callerAs(again, identity),
      close: async () => {
        await again.close();
        await database.close();
      },
    };
  };
  return {
    ...service,
    startAnother,
    register: () => register(service),
    parent: async () => {
      const { rows } = await service.pool.query<{ id: string }>(PARENT, [`${randomUUID()}@school.example`]);
      const identity = { role: 'parent', user: rows[0]?.id ?? '', session: randomUUID() } as const;
      return async (url, body) => {
        const answer = await post(identity, url, body);
        return [answer?.statusCode ?? 0, answer?.json()] as const;
      };
    },
    logIn: async body => (await post({}, '/api/auth/login-org', body))?.statusCode,
    logInByCard: async card => (await post({}, '/api/auth/login-card', { card }))?.statusCode,
    startAgainUntil: async condition => {
      const again = await startAnother();
      while (!(await condition())) await delay(20);
      await again.close();
    },
    stopAccount,
    close: async () => {
      await stopAccount();
      await service.close();
    },
  };
}
