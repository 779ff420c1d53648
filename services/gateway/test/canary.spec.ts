import type { Condition } from '@burrow/releases';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { testerToken } from '../src/index.ts';
import { CanaryPlace, openDocument, SCHOOL, versionFor, visit } from './canary.harness.ts';
import { ask, SERVICE_KEY, type TestGateway } from './gateway.harness.ts';

let place: CanaryPlace;
beforeAll(async () => {
  place = await CanaryPlace.make();
});
afterAll(() => place.remove());

const start = async (when: Condition): Promise<TestGateway> => place.start(await place.releasesTo([when]));

test('a share of visitors gets the next version, each of them always the same, and nobody without our cookie', async () => {
  const gateway = await start({ share: 0.5 });
  const seen = new Set<string | undefined>();
  for (let visitor = 0; visitor < 20; visitor += 1) {
    const cookie = await visit(gateway);
    const version = await versionFor(gateway, cookie);
    expect(await versionFor(gateway, cookie)).toBe(version);
    seen.add(version);
    const page = await ask(`${gateway.url}/en/new`, { headers: { cookie } });
    expect(page.status).toBe(version === '0.6.0' ? 200 : 404);
  }
  expect([...seen].toSorted()).toEqual(['0.5.0', '0.6.0']);
  expect(await versionFor(gateway)).toBe('0.5.0');
  expect(await versionFor(gateway, 'visitor=forged')).toBe('0.5.0');
  expect(place.lookUps).toBe(0);
});

test('a document has the list of whom no rule concerns; others, and testers, ask for theirs', async () => {
  const gateway = await start({ share: 0.5 });
  const isInDocument = async (cookie: string) =>
    (await openDocument(gateway, { cookie })).body.toString().includes('application/json');
  for (let visitor = 0; visitor < 10; visitor += 1) {
    const cookie = await visit(gateway);
    expect(await isInDocument(cookie)).toBe((await versionFor(gateway, cookie)) === '0.5.0');
    const tester = `tester=${testerToken(new Date(Date.now() + 60_000), SERVICE_KEY)}`;
    expect(await isInDocument(`${cookie}; ${tester}`)).toBe(false);
  }
});

describe('rules about people', () => {
  test.each([
    [
      'an organisation',
      { organizations: [SCHOOL] },
      { teacher: '0.6.0', stranger: '0.5.0', staff: '0.5.0', nobody: '0.5.0' },
    ],
    ['staff', { staff: true }, { teacher: '0.5.0', staff: '0.6.0' }],
  ] as const)('%s', async (_name, when, wanted) => {
    const gateway = await start(when as Condition);
    for (const [person, version] of Object.entries(wanted))
      expect([person, await versionFor(gateway, `session=${person}`)]).toEqual([person, version]);
  });

  test('ask account only if there is a session and such a rule, and everybody is a stranger while it is down or silent', async () => {
    place.lookUps = 0;
    expect(await versionFor(await start({ share: 0.5 }), 'session=staff')).toBe('0.5.0');
    const gateway = await start({ staff: true });
    await versionFor(gateway, await visit(gateway));
    expect(place.lookUps).toBe(0);
    place.isAccountDown = true;
    expect(await versionFor(gateway, 'session=staff')).toBe('0.5.0');
    place.isAccountDown = false;
    place.isAccountSilent = true;
    expect(await versionFor(gateway, 'session=staff')).toBe('0.5.0');
    place.isAccountSilent = false;
    expect(await versionFor(gateway, 'session=staff')).toBe('0.6.0');
  });
});

test('a tester gets what is for testers by a link that expires, until they give it back', async () => {
  const gateway = await start({ testers: true });
  const follow = (token: string) => ask(`${gateway.url}/tester/${token}`);
  const answer = await follow(testerToken(new Date(Date.now() + 60_000), SERVICE_KEY));
  expect([answer.status, answer.headers['location']]).toEqual([302, '/']);
  const [cookie = ''] = answer.cookies;
  expect(cookie).toMatch(/^tester=\S+; Max-Age=\d\d; Path=\/; HttpOnly; SameSite=Lax$/);
  expect(await versionFor(gateway, cookie.split(';')[0])).toBe('0.6.0');
  expect(await versionFor(gateway, await visit(gateway))).toBe('0.5.0');
  for (const wrong of [
    testerToken(new Date(0), SERVICE_KEY),
    testerToken(new Date(Date.now() + 60_000), 'x'.repeat(40)),
    'me',
  ]) {
    expect((await follow(wrong)).json()).toMatchObject({ code: 'auth/token-invalid' });
    expect(await versionFor(gateway, `tester=${wrong}`)).toBe('0.5.0');
  }
  expect((await follow('off')).cookies).toEqual([expect.stringMatching(/^tester=; Max-Age=0;/)]);
});
