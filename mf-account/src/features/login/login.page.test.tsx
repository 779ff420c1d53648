import { loadDocumentsWith } from '@burrow/client';
import { afterAll, beforeEach, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { PARENT, STUDENT } from '../../testing/platform.ts';
import { answer, answerFile, refusal } from '@burrow/remote-testing/answers';
import { renderAccount, startPlatform } from '../../testing/render-account.tsx';

const { server, platform } = startPlatform();

const documents: string[] = [];
afterAll(loadDocumentsWith(path => documents.push(path)));
beforeEach(() => {
  documents.length = 0;
});

async function fillIn(label: string, login: string, password: string): Promise<void> {
  await userEvent.type(await screen.findByLabelText(label), login);
  await userEvent.type(screen.getByLabelText('Password'), `${password}{Enter}`);
}

const asAdult = async (): Promise<void> =>
  userEvent.click(await screen.findByRole('tab', { name: /grown-up/ }));

test('a student logs in by username, whatever its case, and continues where they last played', async () => {
  renderAccount('login');
  await fillIn('Username', 'Sunny.Otter', STUDENT.password);
  await waitFor(() => expect(documents).toEqual(['/en/play/python/intro-level2']));
  expect(platform().user?.student_details?.username).toBe('sunny.otter');
});

test('a grown-up logs in by email address, and goes to the index', async () => {
  renderAccount('login');
  await asAdult();
  await fillIn('Email', PARENT.login, PARENT.password);
  await waitFor(() => expect(documents).toEqual(['/en/']));
});

test('somebody who came from a page returns to it', async () => {
  renderAccount('login?next=%2Ftos%3Fa%3D1');
  await fillIn('Username', STUDENT.login, STUDENT.password);
  expect(await screen.findByText('elsewhere')).toBeTruthy();
  expect(location.pathname + location.search).toBe('/en/tos?a=1');
});

test.each(['//evil.example', 'https://evil.example', '/\\evil.example'])(
  'the address cannot lead to another site: %s',
  async next => {
    renderAccount(`login?next=${encodeURIComponent(next)}`);
    await fillIn('Username', STUDENT.login, STUDENT.password);
    await waitFor(() => expect(documents).toEqual(['/en/play/python/intro-level2']));
  },
);

test('a wrong password is refused at its field, which gets the focus, and nothing typed is lost', async () => {
  renderAccount('login');
  await fillIn('Username', STUDENT.login, 'wrong');
  const password = screen.getByLabelText('Password');
  await waitFor(() => expect(password.getAttribute('aria-invalid')).toBe('true'));
  expect(document.activeElement).toBe(password);
  const told = document.getElementById(password.getAttribute('aria-describedby') ?? '');
  expect(told?.textContent).toContain('The username or the password is not right');
  expect(screen.getByLabelText<HTMLInputElement>('Username').value).toBe(STUDENT.login);
  expect(platform().user).toBeNull();
});

test('too many attempts say how long to wait and who can help', async () => {
  server.use(
    answer('login', async () => {
      const { status, body } = refusal('auth/too-many-attempts');
      return new HttpResponse(body, { status, headers: { 'retry-after': '150' } });
    }),
  );
  renderAccount('login');
  await fillIn('Username', STUDENT.login, 'x');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Please wait 3 minutes');
  expect(alert.textContent).toContain('A parent or teacher can set a new password');
});

test('without a connection the page says that nothing is lost', async () => {
  server.use(answer('login', () => HttpResponse.error()));
  renderAccount('login');
  await fillIn('Username', STUDENT.login, STUDENT.password);
  expect((await screen.findByRole('alert')).textContent).toContain('Nothing you typed is lost');
});

test('an impatient second press sends nothing', async () => {
  let calls = 0;
  let release: () => void = () => undefined;
  server.use(
    answer('login', async () => {
      calls += 1;
      await new Promise<void>(resolve => {
        release = resolve;
      });
      return refusal('auth/wrong-credentials');
    }),
  );
  renderAccount('login');
  await fillIn('Username', STUDENT.login, 'x');
  await waitFor(() => expect(calls).toBe(1));
  await userEvent.type(screen.getByLabelText('Password'), '{Enter}{Enter}');
  await userEvent.click(screen.getByRole('button', { name: /Log in/ }));
  release();
  await screen.findByText(/The username or the password is not right/);
  expect(calls).toBe(1);
});

test('the card disappears from the address immediately, and logs its student in, once', async () => {
  let calls = 0;
  server.events.on('request:start', ({ request }) => {
    if (request.url.endsWith('/login-card')) calls += 1;
  });
  renderAccount(`login?next=%2Ftos#card=${STUDENT.card}`);
  await waitFor(() => expect(location.hash).toBe(''));
  expect(await screen.findByText('elsewhere')).toBeTruthy();
  expect(platform().user?.student_id).toBe(STUDENT.user.student_id);
  expect([calls, location.pathname]).toEqual([1, '/en/tos']);
});

test('a card that is no longer valid leads to the username', async () => {
  renderAccount('login#card=an-old-card-of-somebody');
  expect(await screen.findByRole('heading', { name: 'The card did not open' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Log in with my username' }));
  expect(await screen.findByLabelText('Username')).toBeTruthy();
});

test('Google is offered only if the site has it', async () => {
  renderAccount('login');
  await asAdult();
  const google = await screen.findByRole('link', { name: 'Continue with Google' });
  expect(google.getAttribute('href')).toBe('/api/auth/google/authorize?language=en&from=login');
});

test('without Google there is no button for it', async () => {
  server.use(answerFile('/config.json', { google: false }));
  renderAccount('login?who=adult');
  await screen.findByLabelText('Email');
  await new Promise(resolve => setTimeout(resolve, 50));
  expect(screen.queryByRole('link', { name: 'Continue with Google' })).toBeNull();
});

test('if Google’s address has an account here, the password of that account is asked for', async () => {
  renderAccount('login?google=link');
  expect(await screen.findByRole('heading', { name: 'One more step' })).toBeTruthy();
  await userEvent.type(screen.getByLabelText('Password'), `${PARENT.password}{Enter}`);
  await waitFor(() => expect(documents).toEqual(['/en/']));
  expect(platform().user?.email).toBe(PARENT.login);
});

test.each([
  ['failed', 'Nothing has changed. Please try again.'],
  ['unverified', 'Google has not verified the email address'],
  ['taken', 'already belongs to another account here'],
])('a log-in with Google that ended as %s says so', async (how, words) => {
  renderAccount(`login?google=${how}`);
  expect((await screen.findByRole('alert')).textContent).toContain(words);
  expect(screen.getByLabelText('Email')).toBeTruthy();
});

test('the links to Google and to sign-up keep the page that somebody wanted, and no other site', async () => {
  renderAccount('login?next=%2Fplay%2Fpython%2Fintro-level2');
  const google = await screen.findByRole('link', { name: 'Continue with Google' });
  expect(google.getAttribute('href')).toMatch(/&from=login&next=%2Fplay%2Fpython%2Fintro-level2$/);
  const signUp = screen.getByRole('link', { name: 'Create an account' });
  expect(signUp.getAttribute('href')).toBe('/en/signup?next=%2Fplay%2Fpython%2Fintro-level2');
  cleanup();
  renderAccount('login?next=%2F%2Fevil.example');
  const other = await screen.findByRole('link', { name: 'Continue with Google' });
  expect(other.getAttribute('href')).not.toContain('next');
});

test('somebody who is already logged in is told so', async () => {
  platform().logIn(PARENT.user);
  renderAccount('login');
  expect(await screen.findByText('You are logged in as Mira Haddad.')).toBeTruthy();
});

test('the two ways are tabs between which the arrow keys move', async () => {
  renderAccount('login');
  const [student, adult] = within(await screen.findByRole('tablist')).getAllByRole('tab');
  student?.focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(adult);
  expect(adult?.getAttribute('aria-selected')).toBe('true');
  expect(await screen.findByLabelText('Email')).toBeTruthy();
});
