import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderOrganization, startSchool } from '../../testing/render-organization.tsx';
import { ADMIN, SCHOOL, TEACHER } from '../../testing/school.ts';

const { server, school } = startSchool();

test.each([
  ['a teacher', TEACHER, 'Ask an administrator of your organization'],
  ['an administrator', ADMIN, 'Write to our support'],
])('when the trial or plan is over %s reads what stays, and whom to ask', async (_who, user, ask) => {
  school().organization = { ...SCHOOL, plan_ended_at: '2026-11-20T15:30:00.000Z' };
  renderOrganization(server, 'organization/classes', user);
  const notice = await screen.findByText(/ended on November 20, 2026/);
  expect(notice.textContent).toContain('nothing is erased');
  expect(notice.textContent).toContain(ask);
});
