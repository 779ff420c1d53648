import { answerConfirmsWith } from '@burrow/client';
import { afterAll, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { STAFF } from '../../testing/platform.ts';
import { renderAccount, startPlatform } from '../../testing/render-account.tsx';

const { platform } = startPlatform();
afterAll(answerConfirmsWith(async () => true));

test('staff are led to a school without an administrator, and appoint one of its adults', async () => {
  platform().logIn(STAFF.user);
  renderAccount('staff');
  await userEvent.click(await screen.findByRole('link', { name: 'Elm School' }));
  expect(await screen.findByText(/has had no administrator since/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: /^Appoint\s*Tess Bell/ }));
  await waitFor(() => expect(screen.queryByText(/has had no administrator since/)).toBeNull());
  expect(screen.queryByRole('button', { name: /^Appoint/ })).toBeNull();
  expect(screen.getByText(/Administrator/)).toBeTruthy();
});

test('whoever is to be appointed by an address must have one here', async () => {
  platform().logIn(STAFF.user);
  renderAccount('staff/schools/00000000-0000-4000-8000-000000000190');
  await userEvent.type(await screen.findByLabelText('Email address'), 'nobody@elm.example');
  await userEvent.click(screen.getByRole('button', { name: 'Appoint' }));
  expect(await screen.findByText('Nobody has this address.')).toBeTruthy();
});

test('staff who looked confirm a domain, and take that back', async () => {
  platform().logIn(STAFF.user);
  renderAccount('staff/schools/00000000-0000-4000-8000-000000000190');
  await userEvent.click(await screen.findByRole('button', { name: /^Confirm/ }));
  await userEvent.click(await screen.findByRole('button', { name: /^Take the proof back/ }));
  expect(await screen.findByText('Claimed, not proven')).toBeTruthy();
});
