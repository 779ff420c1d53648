import { answer } from '@burrow/remote-testing/answers';
import { addTexts, shellTexts, startI18n } from '@burrow/i18n';
import { afterAll, afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setupServer } from 'msw/node';
import { PARENT, renderShell } from '../testing/render-shell.tsx';
import { AccountCorner } from './account-corner.tsx';
import { LOGIN_TIP_KEY } from './use-login-tip.ts';

const TIP = 'Log in to keep your progress and your code, on every device.';
const server = setupServer(answer('getCurrentUser', () => PARENT));

beforeAll(async () => {
  server.listen({ onUnhandledFrame: 'error' });
  await startI18n('en');
  await addTexts('shell', shellTexts);
});
beforeEach(() => localStorage.clear());
afterEach(() => {
  jest.useRealTimers();
  cleanup();
  document.cookie = 'has_session=; path=/; max-age=0';
});
afterAll(() => server.close());

const ways = { prefixes: ['login', 'signup'] };
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test('a visitor may log in and sign up, and returns to the level', () => {
  renderShell(<AccountCorner />, { ...ways, path: '/en/play/python/intro-level3' });
  expect(hrefOf('Log In')).toBe('/en/login?next=%2Fplay%2Fpython%2Fintro-level3');
  expect(hrefOf('Sign Up')).toBe('/en/signup?next=%2Fplay%2Fpython%2Fintro-level3');
});

test('from the index and other pages there is no way back', () => {
  renderShell(<AccountCorner />, { ...ways, path: '/en/' });
  expect(hrefOf('Log In')).toBe('/en/login');
});

test('without the account area there is no button to log in', () => {
  renderShell(<AccountCorner />);
  expect(screen.queryByRole('link')).toBeNull();
});

test('somebody who is logged in has the menu instead', async () => {
  document.cookie = 'has_session=1; path=/';
  renderShell(<AccountCorner />, { ...ways, slots: { account: () => <p>The menu</p> } });
  expect(await screen.findByText('The menu')).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});

test('the tip opens by itself after thirty seconds, once', () => {
  jest.useFakeTimers();
  renderShell(<AccountCorner />, ways);
  act(() => void jest.advanceTimersByTime(29_999));
  expect(screen.queryByText(TIP)).toBeNull();
  act(() => void jest.advanceTimersByTime(1));
  expect(screen.getByText(TIP)).toBeTruthy();
  expect(localStorage.getItem(LOGIN_TIP_KEY)).toBe('1');

  cleanup();
  renderShell(<AccountCorner />, ways);
  act(() => void jest.advanceTimersByTime(60_000));
  expect(screen.queryByText(TIP)).toBeNull();
});

test('the tip does not open over a dialog, whose Escape it would take', () => {
  jest.useFakeTimers();
  renderShell(
    <>
      <AccountCorner />
      <div role="dialog" aria-label="Level complete" />
    </>,
    ways,
  );
  act(() => void jest.advanceTimersByTime(60_000));
  expect(screen.queryByText(TIP)).toBeNull();
  expect(localStorage.getItem(LOGIN_TIP_KEY)).toBeNull();
});

test('Escape closes the tip that opened by itself', () => {
  jest.useFakeTimers();
  renderShell(<AccountCorner />, ways);
  act(() => void jest.advanceTimersByTime(30_000));
  act(() => void fireEvent.keyDown(window, { key: 'Escape' }));
  act(() => void jest.advanceTimersByTime(500));
  expect(screen.getByRole('link', { name: 'Log In' }).getAttribute('aria-describedby')).toBeNull();
});

test('on hover the tip opens as often as one likes', async () => {
  localStorage.setItem(LOGIN_TIP_KEY, '1');
  renderShell(<AccountCorner />, ways);
  await userEvent.hover(screen.getByRole('link', { name: 'Log In' }));
  expect(await screen.findByText(TIP)).toBeTruthy();
});
