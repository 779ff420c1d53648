import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderOrganization, startSchool } from '../../testing/render-organization.tsx';
import { ADMIN } from '../../testing/school.ts';

const { server, school } = startSchool();

const add = async (domain: string): Promise<void> => {
  const field = await screen.findByLabelText('Domain');
  await userEvent.clear(field);
  await userEvent.type(field, domain);
  await userEvent.click(screen.getByRole('button', { name: 'Add the domain' }));
};

test('a domain says how it is proven, what a look at DNS showed, and then that it is', async () => {
  renderOrganization(server, 'organization/details', ADMIN);
  await add('Other.example');
  await userEvent.click(await screen.findByRole('button', { name: 'Check other.example now' }));
  expect(await screen.findByText(/other.example has no such record yet/)).toBeTruthy();
  await add('hillbrook.example');
  await userEvent.click(await screen.findByRole('button', { name: 'Check hillbrook.example now' }));
  expect(await screen.findByText(/Proven by a DNS record/)).toBeTruthy();
  const box = screen.getByRole('checkbox', { name: /address of hillbrook.example joins at once/ });
  await userEvent.click(box);
  await waitFor(() => expect(school().domains.map(one => one.joins_at_once)).toEqual([false, true]));
  await userEvent.click(screen.getByRole('button', { name: 'Remove other.example' }));
  await waitFor(() => expect(school().domains.map(({ domain }) => domain)).toEqual(['hillbrook.example']));
});

test('a public mail provider is refused at the field', async () => {
  renderOrganization(server, 'organization/details', ADMIN);
  await add('gmail.com');
  expect(await screen.findByText(/Anybody can have an address of this domain/)).toBeTruthy();
});
