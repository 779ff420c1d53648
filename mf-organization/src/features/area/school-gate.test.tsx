import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderOrganization, startSchool } from '../../testing/render-organization.tsx';
import { SCHOOL, TEACHER } from '../../testing/school.ts';

const { server, school } = startSchool();

test('a teacher who has just accepted an invitation waits until the school knows', async () => {
  school().organization = null;
  renderOrganization(server, 'organization/classes', TEACHER);
  expect(await screen.findByRole('navigation')).toBeTruthy();
  setTimeout(() => (school().organization = SCHOOL), 1_200);
  expect(await screen.findByRole('link', { name: '5 Willow' })).toBeTruthy();
});

test('who belongs to no school is told what to do', async () => {
  school().organization = null;
  renderOrganization(server, 'organization/classes', { ...TEACHER, organization_id: null });
  expect(await screen.findByText(/Ask your administrator to invite you/)).toBeTruthy();
});
