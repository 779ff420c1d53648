import { answer } from '@burrow/remote-testing/answers';
import { expect, test } from '@jest/globals';
import { modalOpened } from '@burrow/client';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import manifest from '../../../package.json' with { type: 'json' };
import { Dialogs, openDialog } from '../../testing/open-dialog.tsx';
import { PARENT, STUDENT } from '../../testing/platform.ts';
import { renderAccount, startPlatform } from '../../testing/render-account.tsx';
import { watchDocuments } from '@burrow/client/testing/jest';
import { accountModals } from './modals.ts';

const { platform, server } = startPlatform();
const loaded = watchDocuments();

function noteFeedback(): unknown[] {
  const sent: unknown[] = [];
  server.use(
    answer('sendFeedback', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ done: true });
    }),
  );
  return sent;
}

test('a visitor without attempts is asked to sign up, and returns to the page', async () => {
  await openDialog({ name: 'go-to-sign-up', props: {} }, 'play/python/intro-level3');
  const dialog = screen.getByRole('dialog', { name: 'Sign Up to Continue' });
  expect(dialog.textContent).toContain('You have used all your runs for today. Sign up for more.');
  await userEvent.click(screen.getByRole('button', { name: 'Sign Up' }));
  expect(loaded()).toEqual(['/en/signup?next=%2Fplay%2Fpython%2Fintro-level3']);
});

test('a visitor on a phone may log in instead', async () => {
  await openDialog({ name: 'mobile-sign-up', props: {} });
  await userEvent.click(screen.getByRole('button', { name: 'Log In' }));
  await waitFor(() => expect(location.pathname).toBe('/en/login'));
});

test('the student log-ins show names, when they last played, and links to cards', async () => {
  platform().logIn(PARENT.user);
  await openDialog({ name: 'student-users', props: {} });
  const lines = await screen.findAllByRole('listitem');
  expect(lines.map(line => line.querySelector('strong')?.textContent)).toEqual([
    'sunny.otter',
    'brave-panda',
  ]);
  expect(lines[1]?.textContent).toContain('Has not played yet');
  const link = within(lines[0] as HTMLElement).getByRole('link', { name: 'Log-in card for sunny.otter' });
  expect(link.getAttribute('href')).toMatch(/\/card$/);
});

test('feedback does not ask for names, nor a student for an address', async () => {
  const sent = noteFeedback();
  platform().logIn(STUDENT.user);
  const store = await openDialog({ name: 'feedback', props: {} }, 'play/python/intro-level3');
  expect(await screen.findByText(/do not write any names, addresses or passwords/)).toBeTruthy();
  expect(screen.queryByLabelText(/Email/)).toBeNull();
  await userEvent.type(screen.getByRole('textbox'), 'More carrots');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(store.getState().modal.current).toBeNull());
  expect(sent).toEqual([{ text: 'More carrots', path: 'play/python/intro-level3' }]);
});

test('an adult may leave an address for an answer', async () => {
  const sent = noteFeedback();
  platform().logIn(PARENT.user);
  const store = await openDialog({ name: 'feedback', props: {} });
  await userEvent.type(await screen.findByLabelText('What would you like to tell us?'), 'Hello');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(store.getState().modal.current).toBeNull());
  expect(sent).toEqual([{ text: 'Hello', path: 'tos', email: 'parent@example.com' }]);
});

test('the shell knows which dialogs there are', () => {
  expect(manifest.burrow.modals).toEqual(Object.keys(accountModals));
});

test('the focus returns to where the dialog was opened', async () => {
  const page = (
    <>
      <button type="button">Run</button>
      <Dialogs />
    </>
  );
  const store = renderAccount('tos', [{ path: '*', element: page }]);
  screen.getByRole('button', { name: 'Run' }).focus();
  act(() => void store.dispatch(modalOpened({ name: 'mobile-sign-up', props: {} })));
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Run'));
});
