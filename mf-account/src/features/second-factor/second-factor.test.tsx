import { loadDocumentsWith } from '@burrow/client';
import { afterAll, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ADMIN, PARENT } from '../../testing/platform.ts';
import { answer, refusal } from '@burrow/remote-testing/answers';
import { renderAccount, startPlatform } from '../../testing/render-account.tsx';
import { APP_CODE } from '../../testing/second-factor.handlers.ts';

const { server, platform } = startPlatform();
afterAll(loadDocumentsWith(() => undefined));

const panel = () => screen.findByRole('region', { name: 'Two-step log-in' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('an administrator sets it up with password and code, reads the recovery codes once, and turns it off', async () => {
  platform().logIn(ADMIN.user);
  renderAccount('profile/details');
  const form = await screen.findByRole('form', { name: 'Two-step log-in' });
  await userEvent.type(form.querySelector('input')!, ADMIN.password);
  await press('Set it up');
  expect(await screen.findByRole('img', { name: /QR code/ })).toBeTruthy();
  expect(screen.getByText('GEZD GNBV GY3T QOJQ')).toBeTruthy();
  const code = screen.getByLabelText('Code');
  await userEvent.type(code, '000 000');
  await press('Turn it on');
  await waitFor(() => expect(code.getAttribute('aria-invalid')).toBe('true'));
  await userEvent.clear(code);
  await userEvent.type(code, '123 456');
  await press('Turn it on');
  expect(await screen.findByText('abcde-fghjk')).toBeTruthy();
  await press('I have kept them');
  expect(await screen.findByText('10 recovery codes are left.')).toBeTruthy();
  expect(screen.queryByText('abcde-fghjk')).toBeNull();
  const off = screen.getByRole('form', { name: 'Turn it off' });
  await userEvent.type(off.querySelector('input[type=password]')!, ADMIN.password);
  await userEvent.type(screen.getByLabelText('Code'), APP_CODE);
  await press('Turn it off');
  expect(await screen.findByRole('button', { name: 'Set it up' })).toBeTruthy();
});

test('a parent is not asked for one', async () => {
  platform().logIn(PARENT.user);
  renderAccount('profile/details');
  await screen.findByRole('heading', { name: 'Password' });
  expect(screen.queryByRole('region', { name: 'Two-step log-in' })).toBeNull();
});

test('a log-in asks for the code after the password, and goes on to the page that was wanted', async () => {
  server.use(answer('login', () => refusal('auth/second-factor-needed')));
  renderAccount('login?who=adult&next=%2Fprofile%2Fdetails');
  await userEvent.type(await screen.findByLabelText('Email'), ADMIN.login);
  await userEvent.type(screen.getByLabelText('Password'), `${ADMIN.password}{Enter}`);
  expect(await screen.findByRole('heading', { name: 'One more step' })).toBeTruthy();
  await userEvent.type(screen.getByLabelText('Code'), `${APP_CODE}{Enter}`);
  await waitFor(() => expect(location.pathname).toBe('/en/profile/details'));
  expect(await panel()).toBeTruthy();
});
