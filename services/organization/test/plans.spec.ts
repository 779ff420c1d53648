import { type EventData, OrganizationSchema } from '@burrow/contracts';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { Caller } from '@burrow/service-kit/testing';
import { freshSlug, MEADOW, startOrganizations, type TestOrganizations } from './organization.harness.ts';

type Bought = EventData<'payment/entitlement-changed'>;

const CURRENT = '/api/organization/current';
const NEXT_YEAR = '2126-01-01T00:00:00.000Z';
let organizations: TestOrganizations;
let admin: Caller;
let school: string;
let trial: string | null | undefined;

beforeAll(async () => {
  organizations = await startOrganizations();
});
afterAll(() => organizations.close());

const read = async (answer: Promise<{ json(): unknown }>) => OrganizationSchema.parse((await answer).json());

beforeEach(async () => {
  admin = organizations.asAdmin();
  const { id, details } = await read(admin.put(CURRENT, { ...MEADOW, slug: freshSlug() }));
  school = id;
  trial = details?.trial_ends_at;
});

const buy = (version: number, subscription: string | null, valid_until: string | null = NEXT_YEAR) =>
  organizations.tell('payment/entitlement-changed', {
    owner: { kind: 'organization', id: school },
    version,
    subscription,
    valid_until,
    assignments: [],
  } satisfies Bought);

async function plan() {
  const { details } = await read(admin.get(CURRENT));
  return [details?.max_students, details?.trial_ends_at];
}

test('a plan ends the trial and sets the room; when it ends, there is what the trial had', async () => {
  await buy(1, 'small');
  expect(await plan()).toEqual([200, null]);
  await buy(2, 'large', null);
  expect(await plan()).toEqual([null, null]);
  await buy(1, 'small');
  expect(await plan()).toEqual([null, null]);
  await buy(3, null, null);
  expect(await plan()).toEqual([30, trial]);
  const told = await organizations.told('organization/organization-changed');
  expect(
    told.filter(({ organization_id: id }) => id === school).map(one => [one.version, one.max_students]),
  ).toEqual([
    [1, 30],
    [2, 200],
    [3, null],
    [4, 30],
  ]);
});

test.each([
  ['that nobody knows', 'galaxy', NEXT_YEAR],
  ['whose time is over', 'small', '2020-01-01T00:00:00.000Z'],
])('a plan %s is none', async (_, name, until) => {
  await buy(1, name, until);
  expect(await plan()).toEqual([30, trial]);
});

test('a plan whose time runs out ends by itself, and is told once, however many processes look', async () => {
  await buy(1, 'small');
  await organizations.pool.query(
    `update organization.plans set valid_until = now() - interval '1 minute' where organization_id = $1`,
    [school],
  );
  const told = async () => (await organizations.told('organization/organization-changed')).length;
  const before = await told();
  const isOver = async () => (await plan())[0] === 30;
  await Promise.all([organizations.startAgainUntil(isOver), organizations.startAgainUntil(isOver)]);
  expect(await plan()).toEqual([30, trial]);
  expect(await told()).toBe(before + 1);
});

test('when a plan ends after the trial, the school is told since when it is over; while something is open, nothing', async () => {
  const ended = async () => (await read(admin.get(CURRENT))).plan_ended_at;
  expect(await ended()).toBeNull();
  await buy(1, 'small');
  const { rows } = await organizations.pool.query<{ until: Date }>(
    `update organization.plans set trial_ends_at = now() - interval '9 days', valid_until = now() - interval '2 days'
     where organization_id = $1 returning valid_until as until`,
    [school],
  );
  expect(await ended()).toBeNull();
  await organizations.startAgainUntil(async () => (await ended()) !== null);
  expect(await ended()).toBe(rows[0]?.until.toISOString());
});
