import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderOrganization, startSchool } from '../../testing/render-organization.tsx';
import { ADMIN, TEACHER } from '../../testing/school.ts';

const { server, school } = startSchool();
const ADULT = {
  ...TEACHER,
  organization_id: null,
  organization_name: null,
  user_details: { user_type: 0 },
} as const;
const ASKS = {
  user_id: TEACHER.user_id!,
  email: 'tess@mail.example',
  full_name: 'Tess Bell',
  has_own_domain: false,
  asked_at: '2026-11-23T09:30:00.000Z',
};

test('an administrator sees in the menu who waits, and lets them in', async () => {
  school().teacherRequests = [ASKS];
  renderOrganization(server, 'organization/teachers', ADMIN);
  const link = await screen.findByRole('link', { name: /^Teachers.*One person asks to join/ });
  await userEvent.click(await screen.findByRole('button', { name: 'Let Tess Bell in' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Let Tess Bell in' })).toBeNull());
  await waitFor(() => expect(link.textContent).toBe('Teachers'));
});

test('an adult asks a school by its short name, which the link to the page may name, waits, and takes it back', async () => {
  renderOrganization(server, 'organization/join?school=hillbrok', ADULT);
  const slug = await screen.findByLabelText<HTMLInputElement>('The school’s short name');
  expect(slug.value).toBe('hillbrok');
  await userEvent.click(screen.getByRole('button', { name: 'Ask to join' }));
  await waitFor(() => expect(slug.getAttribute('aria-invalid')).toBe('true'));
  await userEvent.clear(slug);
  await userEvent.type(slug, 'hillbrook');
  await userEvent.click(screen.getByRole('button', { name: 'Ask to join' }));
  expect(
    await screen.findByRole('heading', { name: 'You have asked to join Hillbrook School' }),
  ).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Take the request back' }));
  expect(await screen.findByLabelText('The school’s short name')).toBeTruthy();
});

test('who teaches at a school already can ask another one, told that the first stays theirs, or leave it', async () => {
  renderOrganization(server, 'organization/join', TEACHER);
  const leave = await screen.findByRole('link', { name: 'Leave Hillbrook School' });
  expect(leave.getAttribute('href')).toBe('/en/organization/membership');
  expect(screen.getByText(/Hillbrook School stays yours/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Ask to join' })).toBeTruthy();
});

test('who teaches already is told before they join another school at once that they work there then', async () => {
  school().own = {
    joins: null,
    suggested: null,
    suggestions: [{ name: 'Elm School', slug: 'elm', joins_at_once: true }],
    asked: null,
    has_students: false,
  };
  renderOrganization(server, 'organization/join', TEACHER);
  expect(await screen.findByText(/You then work at Elm School. Hillbrook School stays yours/)).toBeTruthy();
});

test('whose account looks after children is told that they stay theirs, and asks as everybody does', async () => {
  school().own = { joins: null, suggested: null, suggestions: [], asked: null, has_students: true };
  renderOrganization(server, 'organization/join', ADULT);
  expect(await screen.findByText(/Your children stay yours/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Ask to join' })).toBeTruthy();
});

test("whose address is of the school's domain is led to it, and asks as everybody does", async () => {
  school().own = {
    joins: null,
    suggested: null,
    suggestions: [{ name: 'Hillbrook School', slug: 'hillbrook', joins_at_once: false }],
    asked: null,
    has_students: false,
  };
  renderOrganization(server, 'organization/join', ADULT);
  await userEvent.click(await screen.findByRole('button', { name: 'Ask to join Hillbrook School' }));
  const title = 'You have asked to join Hillbrook School';
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Ask to join/ })).toBeNull();
});

test('an administrator is told that an address of the own domain is no proof', async () => {
  school().teacherRequests = [{ ...ASKS, has_own_domain: true }];
  renderOrganization(server, 'organization/teachers', ADMIN);
  expect(await screen.findByText(/Students may have one too/)).toBeTruthy();
});

test('who signed up for a school and asked one reads so where schools are registered, and may register all the same', async () => {
  school().organization = null;
  school().own = {
    joins: null,
    suggested: null,
    suggestions: [],
    asked: { name: 'Hillbrook School', slug: 'hillbrook', refused: false },
    has_students: false,
  };
  renderOrganization(server, 'organization/details', { ...ADULT, user_details: { user_type: 2 } });
  expect(await screen.findByText(/You have asked to join Hillbrook School/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See your request' })).toBeTruthy();
  expect(await screen.findByRole('button', { name: /Register/ })).toBeTruthy();
});

test('of two schools of a domain somebody joins the one that lets them in at once, or goes on without', async () => {
  school().own = {
    joins: null,
    suggested: null,
    suggestions: [
      { name: 'Elm School', slug: 'elm', joins_at_once: false },
      { name: 'Hillbrook School', slug: 'hillbrook', joins_at_once: true },
    ],
    asked: null,
    has_students: false,
  };
  renderOrganization(server, 'organization/join', ADULT);
  expect(await screen.findByRole('button', { name: 'Ask to join Elm School' })).toBeTruthy();
  expect(screen.getByRole('link', { name: /^Not now/ }).getAttribute('href')).toBe('/en/');
  const own = screen.getByRole('link', { name: 'Or register a school of your own' });
  expect(own.getAttribute('href')).toBe('/en/organization/register');
  await userEvent.click(screen.getByRole('button', { name: 'Join Hillbrook School' }));
  const title = 'You have joined Hillbrook School';
  expect(await screen.findByRole('region', { name: title })).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Ask to join/ })).toBeNull());
  expect(screen.getByRole('region', { name: title })).toBeTruthy();
});
