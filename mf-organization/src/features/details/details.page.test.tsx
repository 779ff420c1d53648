import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, refusal } from '@burrow/remote-testing/answers';
import { renderOrganization, startSchool } from '../../testing/render-organization.tsx';
import { ADMIN, SCHOOL, TEACHER } from '../../testing/school.ts';

const { server, school } = startSchool();
const PATH = 'organization/details';

test('an administrator registers a school and is led to its classes', async () => {
  school().organization = null;
  const user = { ...ADMIN, organization_id: null, organization_name: null };
  renderOrganization(server, PATH, user);
  server.use(answer('getCurrentUser', () => (school().organization ? ADMIN : user)));
  await userEvent.type(await screen.findByLabelText('Name'), 'Hillbrook School');
  await userEvent.type(screen.getByLabelText(/^Name in your own script/), 'مدرسة التل');
  await userEvent.type(screen.getByLabelText('Short name'), 'hillbrook');
  expect(await screen.findByText('This short name is free.')).toBeTruthy();
  await userEvent.type(screen.getByLabelText(/Email domain/), 'Hillbrook.example');
  await userEvent.click(screen.getByRole('button', { name: 'Register the organization' }));
  expect(await screen.findByText('Without the agreement an organization cannot be registered.')).toBeTruthy();
  await userEvent.click(screen.getByLabelText(/I may accept the agreement/));
  await userEvent.click(screen.getByLabelText('My organization may let its students use Burrow'));
  await userEvent.click(screen.getByRole('button', { name: 'Register the organization' }));
  await waitFor(() => expect(location.pathname).toBe('/en/organization/classes'));
  expect(school().organization).toMatchObject({
    slug: 'hillbrook',
    native_name: 'مدرسة التل',
    type: 'school',
    details: { email_domain: 'hillbrook.example' },
  });
});

test('who teaches in a school and looks after children registers one more, and both stay theirs', async () => {
  school().own = { ...school().own, has_students: true };
  renderOrganization(server, 'organization/register', TEACHER);
  expect(
    await screen.findByText(/You then work at the new school. Hillbrook School stays yours/),
  ).toBeTruthy();
  expect(await screen.findByText(/Your children stay yours/)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('');
  expect(screen.getByRole('button', { name: 'Register the organization' })).toBeTruthy();
});

test('a short name that is taken is told while typing, and refused at its field', async () => {
  renderOrganization(server, PATH, ADMIN);
  const slug = await screen.findByLabelText('Short name');
  await userEvent.clear(slug);
  await userEvent.type(slug, 'taken');
  expect((await screen.findByText(/Another organization has this short name/)).textContent).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(slug.getAttribute('aria-invalid')).toBe('true'));
});

test('a change that somebody else made first is shown before it is overwritten', async () => {
  renderOrganization(server, PATH, ADMIN);
  const name = await screen.findByLabelText('Name');
  school().organization = {
    ...SCHOOL,
    name: 'Hillbrook Academy',
    details: { ...SCHOOL.details!, version: 2 },
  };
  await userEvent.type(name, ' East');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Reload' }));
  await waitFor(() =>
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Hillbrook Academy'),
  );
  await userEvent.type(screen.getByLabelText('Name'), ' East');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(school().organization?.name).toBe('Hillbrook Academy East'));
});

test('the details are for administrators', async () => {
  renderOrganization(server, PATH, TEACHER);
  expect((await screen.findByRole('alert')).textContent).toContain('This page is for administrators');
});

test('who needs a second factor first is led to set it up', async () => {
  server.use(answer('listTeachers', () => refusal('organization/second-factor-needed')));
  renderOrganization(server, 'organization/teachers', ADMIN);
  const link = await screen.findByRole('link', { name: 'Set it up' });
  expect(link.getAttribute('href')).toBe('/en/profile/details');
});
