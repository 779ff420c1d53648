import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { answer, refusal } from '@burrow/remote-testing/answers';
import { ADMIN, PARENT } from '../../testing/platform.ts';
import { renderAccount, startPlatform, WITH_SCHOOLS } from '../../testing/render-account.tsx';
import { TOKENS } from '../../testing/sign-up.handlers.ts';

const { server, platform } = startPlatform();

interface Sent {
  readonly body: Record<string, unknown>;
  readonly token: string | null;
}

/** Records what is sent to sign up. */
function watchSignUp(): Sent[] {
  const sent: Sent[] = [];
  server.events.on('request:start', async ({ request }) => {
    const url = new URL(request.url);
    if (url.pathname !== '/api/auth/signup') return;
    const copy = request.clone();
    const token = url.searchParams.get('token');
    sent.push({ body: (await copy.json()) as Record<string, unknown>, token });
  });
  return sent;
}

interface Typed {
  readonly password?: string;
  readonly again?: string;
  readonly name?: string;
}

async function fillIn({
  password = 'correct horse',
  again,
  name = 'Mira Haddad',
}: Typed = {}): Promise<void> {
  await userEvent.type(await screen.findByLabelText('Your full name'), name);
  const email = screen.getByLabelText<HTMLInputElement>('Email');
  if (!email.readOnly) await userEvent.type(email, 'mira@example.com');
  await userEvent.type(screen.getByLabelText('Password'), password);
  await userEvent.type(screen.getByLabelText('Password again'), again ?? password);
  await userEvent.click(screen.getByLabelText('I am 13 or older.'));
}

const send = (): Promise<void> => userEvent.click(screen.getByRole('button', { name: 'Create the account' }));

const refusalOf = (label: string): string => {
  const ids = screen.getByLabelText(label).getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map(id => document.getElementById(id)?.textContent).join(' ');
};

test('a parent signs up and is told to look for the mail', async () => {
  const sent = watchSignUp();
  renderAccount('signup');
  await fillIn();
  await send();
  expect(await screen.findByRole('heading', { name: 'Check your email' })).toBeTruthy();
  expect(screen.getByRole('status').textContent).toContain('mira@example.com');
  expect(screen.getByRole('link', { name: 'Open the outbox of this machine' })).toBeTruthy();
  expect(sent).toEqual([
    {
      token: null,
      body: {
        role: 'parent',
        full_name: 'Mira Haddad',
        email: 'mira@example.com',
        password: 'correct horse',
        verify_password: 'correct horse',
        is_old_enough: true,
        language: 'English',
      },
    },
  ]);
});

test('an empty form asks for everything, and the first field has the focus', async () => {
  const sent = watchSignUp();
  renderAccount('signup');
  const name = await screen.findByLabelText('Your full name');
  await send();
  await waitFor(() => expect(document.activeElement).toBe(name));
  for (const label of ['Your full name', 'Email', 'Password', 'Password again'])
    expect(refusalOf(label)).toContain('Please fill this in.');
  expect(refusalOf('I am 13 or older.')).toContain('ask a grown-up to make it for you');
  expect(sent).toEqual([]);
});

test('two different passwords are noticed, even while other fields are wrong', async () => {
  renderAccount('signup');
  await fillIn({ again: 'correct house', name: ' ' });
  await send();
  expect(refusalOf('Password again')).toContain('The two passwords are not the same.');
  expect(refusalOf('Your full name')).toContain('Please fill this in.');
});

test('a password that many people use is refused at its field', async () => {
  renderAccount('signup');
  await fillIn({ password: 'password1' });
  await send();
  await waitFor(() => expect(refusalOf('Password')).toContain('Many people use this password'));
  expect(document.activeElement).toBe(screen.getByLabelText('Password'));
});

test('what the server refuses is shown at its field', async () => {
  server.use(
    answer('signup', () =>
      HttpResponse.json(
        {
          code: 'request/invalid',
          message: '',
          params: {},
          requestId: 'r',
          detail: [{ path: 'email', message: 'English words for developers' }],
        },
        { status: 422 },
      ),
    ),
  );
  renderAccount('signup');
  await fillIn();
  await send();
  await waitFor(() => expect(refusalOf('Email')).toContain('Please check what you typed'));
  expect(screen.queryByText(/English words/)).toBeNull();
});

test('a first student can be added, with a name that is made up', async () => {
  const sent = watchSignUp();
  renderAccount('signup');
  await fillIn();
  await userEvent.click(screen.getByRole('button', { name: 'Add a first student now' }));
  await userEvent.type(await screen.findByLabelText(/^Age/), '9');
  await userEvent.click(screen.getByRole('button', { name: 'Make one up' }));
  const username = screen.getByLabelText<HTMLInputElement>('Username');
  await waitFor(() => expect(username.value).toBe('brave.badger'));
  expect(await screen.findByText('brave.badger is free.')).toBeTruthy();
  await userEvent.type(screen.getByLabelText("The student's password"), 'seven carrots');
  await send();
  await screen.findByRole('heading', { name: 'Check your email' });
  expect(sent[0]?.body['student']).toEqual({
    full_name: null,
    age: 9,
    username: 'brave.badger',
    password: 'seven carrots',
  });
});

test('a username that somebody has is noticed while typing, and again when it is sent', async () => {
  renderAccount('signup');
  await fillIn();
  await userEvent.click(screen.getByRole('button', { name: 'Add a first student now' }));
  await userEvent.type(await screen.findByLabelText('Username'), 'Sunny.Otter');
  expect(await screen.findByText('Somebody has this name already. Try another one.')).toBeTruthy();
  await userEvent.type(screen.getByLabelText("The student's password"), 'seven carrots');
  await send();
  await waitFor(() => expect(refusalOf('Username')).toContain('Somebody has this username already'));
});

test('a username with a rude word is refused while typing, and again at its field', async () => {
  server.use(answer('signup', () => refusal('auth/username-unfit')));
  renderAccount('signup');
  await fillIn();
  await userEvent.click(screen.getByRole('button', { name: 'Add a first student now' }));
  await userEvent.type(await screen.findByLabelText('Username'), 'unfit');
  expect(await screen.findByText(/a word in this name that we do not use here/)).toBeTruthy();
  await userEvent.type(screen.getByLabelText("The student's password"), 'seven carrots');
  await send();
  await waitFor(() => expect(refusalOf('Username')).toContain('This username has a word in it'));
});

test('a student who was begun and removed again is not sent', async () => {
  const sent = watchSignUp();
  renderAccount('signup');
  await fillIn();
  await userEvent.click(screen.getByRole('button', { name: 'Add a first student now' }));
  await userEvent.type(await screen.findByLabelText('Username'), 'x');
  await userEvent.click(screen.getByRole('button', { name: 'I will do this later' }));
  await send();
  await screen.findByRole('heading', { name: 'Check your email' });
  expect(sent[0]?.body).not.toHaveProperty('student');
});

test('a site without schools does not ask who somebody signs up for', async () => {
  renderAccount('signup');
  expect(await screen.findByLabelText('Email')).toBeTruthy();
  expect(screen.queryByLabelText(/A school/)).toBeNull();
});

test('somebody who signs up for a school is not asked for a student', async () => {
  const sent = watchSignUp();
  renderAccount('signup', undefined, WITH_SCHOOLS);
  await fillIn();
  await userEvent.click(screen.getByRole('button', { name: 'Add a first student now' }));
  await userEvent.click(screen.getByLabelText(/A school/));
  expect(screen.queryByLabelText('Username')).toBeNull();
  await send();
  await screen.findByRole('heading', { name: 'Check your email' });
  expect(sent[0]?.body['role']).toBe('organization_administrator');
  expect(sent[0]?.body).not.toHaveProperty('student');
});

test('who comes to register a school finds that chosen, and can still choose otherwise', async () => {
  const sent = watchSignUp();
  renderAccount('signup?next=%2Forganization%2Fdetails', undefined, WITH_SCHOOLS);
  expect(await screen.findByRole('heading', { name: 'Register your school' })).toBeTruthy();
  expect(await screen.findByRole('radio', { name: /A school/, checked: true })).toBeTruthy();
  expect(screen.getByRole('radio', { name: /A parent/, checked: false })).toBeTruthy();
  await fillIn();
  await send();
  await screen.findByRole('heading', { name: 'Check your email' });
  expect(sent[0]?.body['role']).toBe('organization_administrator');
});

test('an invitation fixes address and role, its token disappears from the address, and no mail is needed', async () => {
  const sent = watchSignUp();
  renderAccount(`signup?token=${TOKENS.invitation}`);
  expect(await screen.findByText('Hillbrook School invites you to Burrow as a teacher.')).toBeTruthy();
  expect(location.search).toBe('');
  const email = screen.getByLabelText<HTMLInputElement>('Email');
  expect([email.value, email.readOnly]).toEqual(['new.teacher@hillbrook.example', true]);
  await fillIn();
  await send();
  expect(await screen.findByRole('heading', { name: 'Your account is ready' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/en/login?who=adult');
  expect(sent.map(({ token }) => token)).toEqual([TOKENS.invitation]);
});

test('an invitation that is no longer valid leads to signing up without it', async () => {
  renderAccount('signup?token=an-invitation-of-long-ago');
  expect(await screen.findByRole('heading', { name: 'The invitation could not be opened' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Sign up without an invitation' }).getAttribute('href')).toBe(
    '/en/signup',
  );
});

test('who teaches in a school is told before that it stays theirs', async () => {
  platform().logIn({ ...ADMIN.user, organization_name: 'Elm School' });
  renderAccount(`signup?token=${TOKENS.invitation}`);
  expect(await screen.findByText(/You then work at .*\. Elm School stays yours/)).toBeTruthy();
});

test('an adult who is logged in joins with that account, or is told why not', async () => {
  platform().logIn(PARENT.user);
  renderAccount(`signup?token=${TOKENS.invitation}`);
  const button = await screen.findByRole('button', { name: 'Join with this account' });
  server.use(answer('acceptInvitation', () => refusal('auth/token-invalid')));
  await userEvent.click(button);
  expect(await screen.findByRole('alert')).toBeTruthy();
  server.use(answer('acceptInvitation', () => ({ done: true })));
  await userEvent.click(button);
  await waitFor(() => expect(location.pathname).toBe('/en/organization'));
});

test('whoever is invited to register a school is led to it, and needs no other address', async () => {
  platform().logIn({ ...ADMIN.user, organization_name: 'Elm School' });
  const invitation = {
    email: 'ada@example.org',
    role: 'organization_administrator',
    organization_name: null,
  } as const;
  server.use(
    answer('readSignUpToken', () => invitation),
    answer('acceptInvitation', () => ({ done: true })),
  );
  renderAccount(`signup?token=${TOKENS.invitation}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Register a school with this account' }));
  await waitFor(() => expect(location.pathname).toBe('/en/organization/register'));
});
