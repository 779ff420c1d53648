import { answer } from '@burrow/remote-testing/answers';
import { SCHOOL_ACTIONS, type SchoolAuditEntry } from '@burrow/contracts';
import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import en from '../../locales/school-audit/en.json' with { type: 'json' };
import { renderOrganization, startSchool } from '../../testing/render-organization.tsx';
import { ADMIN, CLASSES, MEMBERS, TEACHER } from '../../testing/school.ts';

const { server, school } = startSchool();

const entry = (id: number, more: Partial<SchoolAuditEntry>): SchoolAuditEntry => ({
  id,
  at: '2026-11-20T15:30:00.000Z',
  action: 'class-added',
  by: 'member',
  name: 'Ada Okafor',
  impersonator: null,
  about: null,
  count: null,
  ...more,
});
const [willow] = CLASSES;
const about = { kind: 'class', id: willow!.id, name: willow!.name } as const;

test('every action has words', () => {
  expect(Object.keys(en.actions)).toEqual(expect.arrayContaining([...SCHOOL_ACTIONS]));
});

test('an administrator reads in plain words who did what', async () => {
  school().audit = [
    entry(5, { action: 'something-new' as never, by: 'platform', name: null }),
    entry(4, { action: 'students-added', about, count: 12 }),
    entry(3, {
      action: 'student-removed',
      name: null,
      about: { kind: 'student', id: null, name: null },
    }),
    entry(2, { by: 'impersonator', action: 'class-changed', about: { ...about, name: null } }),
    entry(1, {
      action: 'admin-made',
      about: { kind: 'member', id: MEMBERS[0]!.user_id, name: 'Omar Saleh' },
    }),
  ];
  server.use(
    answer('listSchoolAudit', () => ({ entries: school().audit, total: school().audit.length }), {
      isNewer: true,
    }),
  );
  renderOrganization(server, 'organization/audit', ADMIN);
  const table = await screen.findByRole('table');
  const plain = (row: HTMLElement) =>
    within(row)
      .getAllByRole('cell')
      .slice(1)
      .map(({ textContent }) => textContent?.replaceAll(/[\u2068\u2069]/g, ''));
  expect(within(table).getAllByRole('row').slice(1).map(plain)).toEqual([
    ['Burrow, automatically', 'Changed something'],
    ['Ada Okafor', 'Added students: 12. Class: “5 Willow”'],
    ['Somebody who has left', 'Took a student out of the organization: a student who has left'],
    ['Burrow staff, logged in as Ada Okafor', 'Changed a class: a class that was removed'],
    ['Ada Okafor', 'Made an administrator: Omar Saleh'],
  ]);
});

test('the activity is for administrators', async () => {
  renderOrganization(server, 'organization/audit', TEACHER);
  expect((await screen.findByRole('alert')).textContent).toContain('This page is for administrators');
});
