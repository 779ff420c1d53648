import { createTestDatabase } from '@burrow/service-kit/testing';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Span, startCollector } from './collector.harness.ts';
import { INSTALLATION, keysOf, MAIN, runOf, start, Visitor } from './platform.harness.ts';

const ANOTHERS_TRACE = '0af7651916cd43dd8448eb211c80319c';
const SECRET = 'rosa-climber';

let collector: Awaited<ReturnType<typeof startCollector>>;
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let folder: string;

/** Learning runs by itself, the others with the gateway: a trace goes on within a process and from one to another. */
beforeAll(async () => {
  collector = await startCollector();
  database = await createTestDatabase();
  folder = await mkdtemp(path.join(tmpdir(), 'burrow-tracing-'));
  const env = { DATABASE_URL: database.url, PORT: '0', OTEL_EXPORTER_OTLP_ENDPOINT: collector.url };
  const learning = await start(MAIN.learning, { ...env, ...keysOf('learning'), LOG_LEVEL: 'silent' });
  const platform = await start(MAIN.platform, {
    ...env,
    DATA_DIR: folder,
    SERVICE_KEY: INSTALLATION,
    LEARNING_URL: learning.url,
  });
  const visitor = new Visitor(platform.url);
  await visitor.post('/api/level/update/python', runOf(SECRET));
  await visitor.get(`/api/level/data/python/intro-level1?of=${SECRET}`);
  await visitor.post('/api/auth/login', { login: `${SECRET}@home.example`, password: SECRET });
  await fetch(`${platform.url}/api/level/course/python`, {
    headers: { traceparent: `00-${ANOTHERS_TRACE}-b7ad6b7169203331-01` },
  });
  await Promise.all([platform.stop(), learning.stop()]);
});
afterAll(async () => {
  collector.close();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

const spanOf = (service: string, name: string): Span => {
  const found = collector.spans().find(span => span.service === service && span.name === name);
  if (!found) throw new Error(`no span ${name} of ${service} in ${collector.spans().map(span => span.name)}`);
  return found;
};

test.each([
  ['another process', 'learning', 'POST /api/level/update/:slug', 'insert learning.progress'],
  ['the same process', 'account', 'POST /api/auth/login', 'select account.users'],
])(
  'a request is one trace over gateway, a service in %s, and statements',
  (_where, service, call, statement) => {
    const atGateway = spanOf('gateway', call);
    const atService = spanOf(service, call);
    const ofTrace = collector.spans().filter(({ traceId }) => traceId === atGateway.traceId);
    expect(atGateway.parentSpanId).toBeUndefined();
    expect(atService).toMatchObject({ traceId: atGateway.traceId, parentSpanId: atGateway.spanId });
    const statements = ofTrace.filter(({ parentSpanId }) => parentSpanId === atService.spanId);
    expect(statements.map(({ name }) => name)).toContain(statement);
  },
);

test('a trace says nothing of anybody, and is not a visitor’s to choose', () => {
  expect(collector.text()).not.toContain(SECRET);
  expect(collector.text()).not.toContain('intro-level1');
  expect(collector.text()).not.toContain(ANOTHERS_TRACE);
  spanOf('learning', 'GET /api/level/course/:slug');
});
