import { expect, jest, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderOrganization, startSchool } from '../../testing/render-organization.tsx';
import { ADMIN } from '../../testing/school.ts';

const { server, school } = startSchool();
const PATIENT = { timeout: 5_000 };

const saved: Blob[] = [];
URL.createObjectURL = blob => {
  saved.push(blob as Blob);
  return 'blob:saved';
};
URL.revokeObjectURL = () => undefined;
// A page of a test cannot go anywhere.
jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);

const button = (name: string) => screen.findByRole('button', { name }, PATIENT);

test('a pasted list is looked through, corrected in place, and ends in cards', async () => {
  renderOrganization(server, 'organization/students/import', ADMIN);
  await userEvent.click(await screen.findByLabelText('Paste your list', {}, PATIENT));
  await userEvent.paste('Name\tUsername\nZoë Müller\tmaya.lind\n李小龙\n');
  await userEvent.click(await button('Look through the list'));
  const wrong = await screen.findByLabelText('Username, row 1', {}, PATIENT);
  expect(await screen.findByText('Somebody in your school has it already.', {}, PATIENT)).toBeTruthy();
  expect((await button('Add 2 students')).hasAttribute('disabled')).toBe(true);
  await userEvent.clear(wrong);
  await userEvent.type(wrong, 'zoe.m');
  await userEvent.click(await button('Check again'));
  await userEvent.click(await button('Add 2 students'));
  const sheet = await screen.findByRole('list', { name: 'Log-in cards' }, PATIENT);
  const [first, second] = within(sheet).getAllByRole('listitem');
  expect(first?.textContent).toMatch(/Zoë Müller.*zoe\.m.*made-up-0/);
  expect(second?.textContent).toMatch(/李小龙.*made-up-1/);
  expect(await screen.findByRole('img', { name: 'Code with which zoe.m logs in' }, PATIENT)).toBeTruthy();
  expect(school().pupils).toHaveLength(4);
  await userEvent.click(await button('Save as a list'));
  const [list] = saved;
  expect(await list?.text()).toMatch(/^\uFEFF?Name,Username,Password\r\nZoë Müller,zoe\.m,made-up-0\r\n/);
});
