import { create as createAccount } from '@burrow/account';
import { create as createLearning } from '@burrow/learning';
import { PARTS, SERVICE_CALLS, type ServiceCallName, type ServiceName } from '@burrow/contracts';
import { type Identity, serviceIdentity, visitorIdentity } from '@burrow/service-kit';
import { startForTest, type TestService } from '@burrow/service-kit/testing';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { CONTENT_FILE } from './platform.harness.ts';
import { SERVICE_CALL_MATRIX } from './service-calls.matrix.ts';

const person = (more: Partial<Identity>): Identity => ({ ...visitorIdentity(randomUUID()), ...more });
const CALLERS: readonly Identity[] = [
  ...PARTS.map(serviceIdentity),
  person({}),
  person({ role: 'parent', user: randomUUID() }),
  person({ role: 'admin', user: randomUUID() }),
  person({ role: 'parent', user: randomUUID(), staff: true }),
];
const nameOf = ({ service, role, staff }: Identity): string => service ?? (staff ? 'staff' : role);

/** Those that other parts call. */
let services: Partial<Record<ServiceName, TestService>>;

beforeAll(async () => {
  const settings = { CONTENT_FILE, ADDRESS_RUNS_PER_DAY: 1 };
  services = {
    account: await startForTest(createAccount),
    learning: await startForTest(parts => createLearning({ ...parts, settings })),
  };
});
afterAll(() => Promise.all(Object.values(services).map(each => each.close())));

test.each(Object.keys(SERVICE_CALLS) as ServiceCallName[])('%s', async name => {
  const { cells, body } = SERVICE_CALL_MATRIX[name];
  const wanted = cells.trim().split(/\s+/);
  const seen: Record<string, string> = {};
  for (const identity of CALLERS) {
    const headers = { 'idempotency-key': randomUUID() };
    const { path, service } = SERVICE_CALLS[name];
    const answer = await services[service]?.as(identity).post(path, body, headers);
    const statusCode = answer?.statusCode ?? 0;
    seen[nameOf(identity)] = [401, 403].includes(statusCode) ? String(statusCode) : 'ok';
  }
  expect(seen).toEqual(Object.fromEntries(CALLERS.map((identity, at) => [nameOf(identity), wanted[at]])));
});
