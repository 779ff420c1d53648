import { create } from '@burrow/account';
import { PARTS, SERVICE_CALLS, type ServiceCallName } from '@burrow/contracts';
import { type Identity, serviceIdentity, visitorIdentity } from '@burrow/service-kit';
import { startForTest, type TestService } from '@burrow/service-kit/testing';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
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

let account: TestService;

beforeAll(async () => {
  account = await startForTest(create);
});
afterAll(() => account.close());

test.each(Object.keys(SERVICE_CALLS) as ServiceCallName[])('%s', async name => {
  const { cells, body } = SERVICE_CALL_MATRIX[name];
  const wanted = cells.trim().split(/\s+/);
  const seen: Record<string, string> = {};
  for (const identity of CALLERS) {
    const headers = { 'idempotency-key': randomUUID() };
    const { statusCode } = await account.as(identity).post(SERVICE_CALLS[name].path, body, headers);
    seen[nameOf(identity)] = [401, 403].includes(statusCode) ? String(statusCode) : 'ok';
  }
  expect(seen).toEqual(Object.fromEntries(CALLERS.map((identity, at) => [nameOf(identity), wanted[at]])));
});
