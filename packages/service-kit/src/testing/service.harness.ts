import type { HttpMethod, PartName } from '@burrow/contracts';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { readEnvironment } from '../config/parse-env.ts';
import { type Database, openDatabase } from '../database/database.ts';
import { refusePoolAccess } from '../database/pool-access.error.ts';
import type { FastifyInstance } from '../http/fastify.types.ts';
import type { Service } from '../http/service.ts';
import { type Identity, IDENTITY_HEADER, visitorIdentity } from '../identity/identity.ts';
import { IdentitySigner } from '../identity/identity-signer.ts';
import { partSecret, type ServiceKeys, trustedWithin } from '../identity/service-keys.ts';
import type { ServiceParts } from '../process/start-alone.ts';
import { memoryLog } from './memory-log.ts';
import { createTestDatabase } from './start-test-postgres.ts';

const SECRET = 'test-service-secret-test-service-secret';

/** Keys of a service that trusts every part that {@link testSigner} signs for. */
export const TEST_KEYS: ServiceKeys = { secret: SECRET, trusted: trustedWithin(SECRET) };

/** Keys of a service that calls others, which trust it. */
export const testKeysOf = (part: PartName): ServiceKeys => ({
  ...TEST_KEYS,
  secret: partSecret(SECRET, part),
});

/** Signs on behalf of a part. */
export const testSigner = (part: PartName = 'gateway'): IdentitySigner =>
  new IdentitySigner(part, partSecret(SECRET, part));

type Answer = Awaited<ReturnType<FastifyInstance['inject']>>;

const SIGNERS = new Map<PartName, IdentitySigner>();

/** One for all tests of a process: it signs an identity once a minute, where a new one derives a key and signs for each call. */
function keptSigner(part: PartName): IdentitySigner {
  const signer = SIGNERS.get(part) ?? testSigner(part);
  SIGNERS.set(part, signer);
  return signer;
}

/** Calls a service the way the gateway does. */
export interface Caller {
  get(url: string): Promise<Answer>;
  /** With headers besides the gateway's. */
  getWith(url: string, headers: Record<string, string>): Promise<Answer>;
  post(url: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
  put(url: string, body?: unknown): Promise<Answer>;
  delete(url: string, body?: unknown): Promise<Answer>;
}

export interface TestService {
  readonly service: Service;
  readonly pool: pg.Pool;
  /** Everything that the service logged. */
  readonly logLines: readonly string[];
  /** Returns a caller with an identity; by default a new visitor's. */
  as(identity?: Partial<Identity>): Caller;
  /** Returns the token of an identity, as the gateway sends it. */
  tokenOf(identity: Identity): Promise<string>;
  /** Opens a connection besides the service's, which a test may hold; whoever opens it ends it. */
  connect(): Promise<pg.Client>;
  close(): Promise<void>;
}

/** Asks for a token with each call: a signature is good for two minutes, and a test may take longer. */
function callerOf(service: Service, sign: () => Promise<string>): Caller {
  const call = async (method: HttpMethod, url: string, body?: unknown, more = {}): Promise<Answer> => {
    const headers = {
      ...more,
      [IDENTITY_HEADER]: await sign(),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    };
    const payload = typeof body === 'string' ? body : JSON.stringify(body);
    return service.fastify.inject({ method, url, headers, ...(body === undefined ? {} : { payload }) });
  };
  return {
    get: url => call('GET', url),
    getWith: (url, headers) => call('GET', url, undefined, headers),
    post: (url, body, headers) => call('POST', url, body, headers),
    put: (url, body) => call('PUT', url, body),
    delete: (url, body) => call('DELETE', url, body),
  };
}

const signedFor = (service: Service, identity: Identity): Promise<string> =>
  keptSigner(identity.service ?? 'gateway').sign(identity, service.name as PartName);

/** Returns a caller of a service with an identity; by default a new visitor's. */
export function callerAs(service: Service, identity: Partial<Identity> = {}): Caller {
  const whole = { ...visitorIdentity(randomUUID()), address: '198.51.100.7', ...identity };
  return callerOf(service, () => signedFor(service, whole));
}

/** With one connection, thirty calls at once wait in a row, on a busy machine for longer than visitors do. */
const PATIENCE_MS = 60_000;

/**
 * Starts a service in this process with its own database, and one connection if DATABASE_POOL says nothing else: what
 * works with it cannot make others wait for a connection that its caller holds.
 */
export async function startForTest(create: (parts: ServiceParts) => Promise<Service>): Promise<TestService> {
  const own = await createTestDatabase();
  const size = Number(readEnvironment().DATABASE_POOL ?? 1);
  const database: Database = openDatabase(own.url, size, {
    onPoolAccess: refusePoolAccess,
    connectTimeoutMs: PATIENCE_MS,
  });
  const { logger, lines } = memoryLog('info');
  const service = await create({ database, logger, keys: TEST_KEYS, places: {} });
  return {
    service,
    pool: database.pool,
    logLines: lines,
    tokenOf: identity => signedFor(service, identity),
    as: identity => callerAs(service, identity),
    connect: async () => {
      const client = new pg.Client({ connectionString: own.url });
      await client.connect();
      return client;
    },
    close: async () => {
      await service.close();
      await database.close();
      await own.drop();
    },
  };
}
