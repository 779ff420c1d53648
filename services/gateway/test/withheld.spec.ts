import type { Condition } from '@burrow/releases';
import { startObjectStorage } from '@burrow/releases/testing';
import { Metrics } from '@burrow/service-kit';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { testerToken } from '../src/index.ts';
import {
  type Arrived,
  arrive,
  CanaryPlace,
  give,
  metricsNow,
  openDocument,
  OTHER_SCHOOL,
  REPORT,
  report,
  SCHOOL,
  until,
  versionFor,
  visit,
} from './canary.harness.ts';
import { SERVICE_KEY, type TestGateway } from './gateway.harness.ts';

let storage: { close(): void };
let place: CanaryPlace;
let metrics: Metrics;
let gateway: TestGateway;
let address: string;
beforeAll(async () => {
  storage = await startObjectStorage();
  place = await CanaryPlace.make();
});
afterAll(async () => {
  storage.close();
  await place.remove();
});

const beginIn = async (bucket: string | undefined, ...conditions: Condition[]) => {
  metrics = new Metrics();
  address = await place.releasesTo(conditions, bucket);
  gateway = await place.start(address, metrics);
};
const begin = (...conditions: Condition[]) => beginIn(undefined, ...conditions);
const network = (visitor: number): string => `203.0.113.${visitor}`;
const reportAll = async (visitors: readonly Arrived[], version = '0.6.0') => {
  for (const { cookie } of visitors) await report(gateway, { ...REPORT, version }, cookie);
};
const versionsAt = async (at: TestGateway, visitors: readonly Arrived[]) =>
  [...new Set(await Promise.all(visitors.map(({ cookie }) => versionFor(at, cookie))))].toSorted();
/** The gateway judges when it looks at the store: after two looks it has. */
const twoLooks = () => new Promise(done => setTimeout(done, 4_500));

describe('what pages report', () => {
  test('is a number for each version and code, and nothing that a reporter could choose', async () => {
    await begin({ share: 0.7 });
    expect((await report(gateway, REPORT)).json()).toEqual({ done: true });
    await report(gateway, { ...REPORT, code: 'exception' });
    await report(gateway, { ...REPORT, version: '9.9.9' });
    await report(gateway, { ...REPORT, remote: 'mf_made_up' });
    expect(await metricsNow(metrics)).toEqual([
      'client_errors_total{remote="mf_play",version="0.6.0",code="load"} 1',
      'client_errors_total{remote="mf_play",version="0.6.0",code="exception"} 1',
      'client_errors_total{remote="other",version="other",code="load"} 2',
    ]);
  });

  test.each([
    ['more than its fields', { ...REPORT, user: 'ada' }, {}, 422],
    ['an unknown code', { ...REPORT, code: 'sad' }, {}, 422],
    ['no JSON object', 'text', {}, 422],
    ['two kilobytes', { ...REPORT, version: 'x'.repeat(2_000) }, {}, 413],
    ['another site as its origin', REPORT, { 'sec-fetch-site': 'cross-site' }, 403],
  ])('is refused with %s', async (_what, body, headers, status) => {
    expect((await report(gateway, body, undefined, headers)).status).toBe(status);
  });

  test('is limited for each visitor', async () => {
    const cookie = await visit(gateway);
    const statuses = [];
    for (let call = 0; call < 11; call += 1) statuses.push((await report(gateway, REPORT, cookie)).status);
    expect(statuses.slice(-2)).toEqual([200, 429]);
  });

  test('is a number of its own, and told, if the version that everybody gets fails for many', async () => {
    await begin();
    const { all } = await arrive(gateway, 8, network);
    await reportAll(all.slice(0, 4), '0.5.0');
    expect((await metricsNow(metrics)).join()).not.toContain('releases_failing');
    await reportAll(all.slice(4), '0.5.0');
    expect(await metricsNow(metrics)).toContain('releases_failing{release="mf-play 0.5.0"} 1');
    const told = () => gateway.logLines.filter(line => line.includes('fails for many'));
    await until(() => told().length > 0);
    await twoLooks();
    expect(told()).toHaveLength(1);
  });

  test('counts for whoever has the list from a document, too', async () => {
    await begin();
    for (let visitor = 0; visitor < 8; visitor += 1) {
      const { cookies } = await openDocument(gateway, { 'x-forwarded-for': network(visitor) });
      await report(gateway, { ...REPORT, version: '0.5.0' }, cookies[0]?.split(';')[0]);
    }
    expect(await metricsNow(metrics)).toContain('releases_failing{release="mf-play 0.5.0"} 1');
  });
});

describe('a version that fails for those who get it before everybody', () => {
  test.each([
    ['a folder', undefined],
    ['object storage', `withheld-${process.pid}`],
  ])(
    'is withheld after eight of eight, by every gateway of %s and after a restart, until it is given anew',
    async (_store, bucket) => {
      const share = 0.999_999;
      await beginIn(bucket, { share });
      const other = await place.start(address);
      const { all } = await arrive(gateway, 8, network);
      await reportAll(all.slice(0, 6));
      await twoLooks();
      expect(await versionsAt(gateway, all)).toEqual(['0.6.0']);
      await reportAll(all.slice(6));
      await until(async () => (await versionsAt(gateway, all)).join() === '0.5.0');
      expect(await metricsNow(metrics)).toContain('releases_withheld{release="mf-play 0.6.0"} 1');
      expect(gateway.logLines.join('\n')).toContain('is withheld');
      await until(async () => (await versionsAt(other, all)).join() === '0.5.0');
      expect(await versionsAt(await place.start(address), all)).toEqual(['0.5.0']);
      await give(address, '0.6.0', { share });
      await until(async () => (await versionsAt(gateway, all)).join() === '0.6.0');
      await twoLooks();
      expect(await versionsAt(gateway, all)).toEqual(['0.6.0']);
      expect((await metricsNow(metrics)).join()).not.toContain('releases_withheld');
    },
  );

  test('is withheld by the gateway that noticed while the store takes no files, and by others later', async () => {
    await begin({ share: 0.7 });
    // Nothing can be created below a file.
    await mkdir(address, { recursive: true });
    await writeFile(path.join(address, 'withheld'), '');
    const { all, lucky } = await arrive(gateway, 20, network);
    await reportAll(lucky);
    await until(async () => (await versionsAt(gateway, all)).length === 1);
    expect(gateway.logLines.join('\n')).toContain('cannot be written to the store');
    const other = await place.start(address);
    expect(await versionsAt(other, all)).toEqual(['0.5.0', '0.6.0']);
    await rm(path.join(address, 'withheld'));
    await until(async () => (await versionsAt(other, all)).length === 1);
  });

  test('stays if it all comes from one address, from testers, or from visitors who got another version', async () => {
    await begin({ share: 0.7 });
    const { all, lucky } = await arrive(gateway, 30, network);
    const liars = await arrive(gateway, 40, () => '198.51.100.7');
    const tester = `tester=${testerToken(new Date(Date.now() + 60_000), SERVICE_KEY)}`;
    const testers = await arrive(
      gateway,
      20,
      visitor => `192.0.2.${visitor}`,
      () => tester,
    );
    await reportAll(liars.lucky);
    await reportAll(testers.lucky);
    await reportAll(all.filter(({ version }) => version === '0.5.0'));
    for (let stranger = 0; stranger < 10; stranger += 1) await report(gateway, REPORT);
    await twoLooks();
    expect(await versionFor(gateway, lucky[0]?.cookie)).toBe('0.6.0');
  });
});

describe('a class of students that attacks', () => {
  const RULES = [{ organizations: [SCHOOL, OTHER_SCHOOL] }, { share: 0.999_999 }, { staff: true as const }];
  const desk = (): string => '198.51.100.7';

  test('takes the version back from its own school, behind one address, and from nobody else', async () => {
    await begin(...RULES);
    const others = await arrive(gateway, 20, network);
    const neighbours = await arrive(gateway, 8, desk, at => `session=neighbour-${at}`);
    const staff = await arrive(gateway, 1, desk, () => 'session=staff');
    const students = await arrive(gateway, 30, desk, at => `session=student-${at}`);
    await reportAll(students.all);
    await until(async () => (await metricsNow(metrics)).join().includes('from_organizations'));
    await twoLooks();
    // The rule of their school is withheld; what is left is the share, by which anybody gets it.
    expect(gateway.logLines.join('\n')).toContain(`"scope":"${SCHOOL}"`);
    expect((await metricsNow(metrics)).toSorted()).toEqual([
      'client_errors_total{remote="mf_play",version="0.6.0",code="load"} 30',
      'releases_withheld_from_organizations{release="mf-play 0.6.0"} 1',
    ]);
    for (const { all } of [others, neighbours, staff])
      expect(await versionsAt(gateway, all)).toEqual(['0.6.0']);
  });

  test('has the default then, if no other rule gives it the version', async () => {
    await begin({ organizations: [SCHOOL] });
    const students = await arrive(gateway, 8, desk, at => `session=student-${at}`);
    await reportAll(students.all);
    expect(await versionsAt(gateway, students.all)).toEqual(['0.6.0']);
    await until(async () => (await versionsAt(gateway, students.all)).join() === '0.5.0');
  });

  test('counts as those who are logged in, however many browsers they have, and not as whom somebody acts for', async () => {
    await begin({ organizations: [SCHOOL] });
    const few = await arrive(gateway, 30, network, at => `session=student-${at % 6}`);
    const acted = await arrive(gateway, 30, network, at => `session=acted-${at}`);
    await reportAll([...few.all, ...acted.all]);
    await twoLooks();
    expect(await versionsAt(gateway, few.all)).toEqual(['0.6.0']);
  });
});
