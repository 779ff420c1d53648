import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ADMIN, PARENT } from '../../testing/platform.ts';
import { renderAccount, startPlatform } from '../../testing/render-account.tsx';

const { platform } = startPlatform();

const [ELM, OAK] = ['00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-0000000000a4'];
const school = (organization_id: string, name: string, is_current: boolean) => ({
  organization_id,
  name,
  role: 'teacher' as const,
  is_current,
});
const panel = async () => within(await screen.findByRole('region', { name: 'Your schools' }));

test('whoever belongs to two schools goes to the other one, and the page follows', async () => {
  platform().logIn({ ...ADMIN.user, organization_id: ELM, organization_name: 'Elm School' });
  platform().memberships = {
    schools: [school(ELM, 'Elm School', true), school(OAK, 'Oak School', false)],
    has_family: false,
  };
  const store = renderAccount('profile/details');
  const lines = (await panel()).getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(lines).toEqual(['Elm SchoolTeacherYou work here', 'Oak SchoolTeacherWork here']);
  await userEvent.click((await panel()).getByRole('button', { name: 'Work at Oak School' }));
  await waitFor(() => expect(store.getState().session.school).toBe(OAK), { timeout: 5_000 });
  expect((await panel()).getByRole('button', { name: 'Work at Elm School' })).toBeTruthy();
  expect((await panel()).queryByRole('button', { name: /family/ })).toBeNull();
});

test('a parent who teaches goes back to their family', async () => {
  platform().logIn({ ...ADMIN.user, organization_id: ELM, organization_name: 'Elm School' });
  platform().memberships = { schools: [school(ELM, 'Elm School', true)], has_family: true };
  renderAccount('profile/details');
  await userEvent.click((await panel()).getByRole('button', { name: 'Go to your family' }));
  await waitFor(() => expect(platform().user?.user_details.user_type).toBe(0));
  const back = await screen.findByRole('button', { name: 'Work at Elm School' }, { timeout: 5_000 });
  expect(back).toBeTruthy();
});

test('who has one place only reads nothing about it', async () => {
  platform().logIn(PARENT.user);
  renderAccount('profile/details');
  expect(await screen.findByRole('form', { name: 'About you' })).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Your schools' })).toBeNull();
});
