import { answerConfirmsWith } from '@burrow/client';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { ADMIN, PARENT, STUDENT } from '../../testing/platform.ts';
import { answer, refusal } from '@burrow/remote-testing/answers';
import { renderAccount, startPlatform } from '../../testing/render-account.tsx';

const { platform, server } = startPlatform();

const saved: Blob[] = [];
let giveBack = (): void => undefined;
beforeEach(() => {
  saved.length = 0;
  URL.createObjectURL = blob => {
    saved.push(blob as Blob);
    return 'blob:test';
  };
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  giveBack = answerConfirmsWith(async () => true);
});
afterEach(() => {
  giveBack();
  jest.restoreAllMocks();
});

async function enterPassword(password: string): Promise<void> {
  await userEvent.type(await screen.findByLabelText('Current password'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Delete the account' }));
}

test('everything is one zip file', async () => {
  platform().logIn(PARENT.user);
  renderAccount('profile/data');
  await userEvent.click(await screen.findByRole('button', { name: 'Download' }));
  expect(await screen.findByText('The file is in your downloads.')).toBeTruthy();
  expect(saved.map(({ type }) => type)).toEqual(['application/zip']);
});

test('a download that failed says so', async () => {
  platform().logIn(PARENT.user);
  server.use(answer('exportLearning', () => refusal('gateway/service-down')));
  renderAccount('profile/data');
  await userEvent.click(await screen.findByRole('button', { name: 'Download' }));
  expect((await screen.findByRole('alert')).textContent).toContain('taking a break');
  expect(saved).toEqual([]);
});

test('a deletion is planned with the password, and the page then says when', async () => {
  platform().logIn(PARENT.user);
  renderAccount('profile/data');
  await enterPassword(PARENT.password);
  expect(await screen.findByText(/The account will be deleted on/)).toBeTruthy();
  expect(platform().user?.deletion_at).not.toBeNull();
});

test('who pays for a plan is told what becomes of it', async () => {
  platform().logIn(PARENT.user);
  platform().subscriptions = [
    {
      id: 'sub_1',
      plan_name: 'unlimited-yearly',
      state: 'active',
      purchase_id: 'txn_1',
      next_charge: null,
      ends_at: null,
      past_due_since: null,
      open_until: null,
    },
  ];
  renderAccount('profile/data');
  expect(await screen.findByText(/the plan is cancelled at once: nothing more is charged/)).toBeTruthy();
});

test.each([
  ['named nobody', null, /You have named no successor/],
  ['named somebody who has not accepted', false, /Your successor has not accepted yet/],
])('an administrator who has %s is told what becomes of the school', async (_case, accepted, words) => {
  const successor =
    accepted === null ? null : { user_id: crypto.randomUUID(), full_name: 'Tom Teacher', accepted };
  platform().logIn(ADMIN.user);
  server.use(answer('getSuccessor', () => ({ successor })));
  renderAccount('profile/data');
  expect(await screen.findByText(words)).toBeTruthy();
});

test('an administrator whose successor has accepted is told nothing of it', async () => {
  const successor = { user_id: crypto.randomUUID(), full_name: 'Tom Teacher', accepted: true };
  let asked = 0;
  platform().logIn(ADMIN.user);
  server.use(answer('getSuccessor', () => ((asked += 1), HttpResponse.json({ successor }))));
  renderAccount('profile/data');
  await screen.findByLabelText('Current password');
  await waitFor(() => expect(asked).toBe(1));
  expect(screen.queryByText(/successor/)).toBeNull();
});

test('somebody who cancels has planned nothing', async () => {
  giveBack = answerConfirmsWith(async () => false);
  platform().logIn(PARENT.user);
  renderAccount('profile/data');
  await enterPassword(PARENT.password);
  await waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Delete the account' }).disabled).toBe(
      false,
    ),
  );
  expect(platform().user?.deletion_at).toBeNull();
});

test('a wrong password is refused at its field', async () => {
  platform().logIn(PARENT.user);
  renderAccount('profile/data');
  await enterPassword('something else');
  await waitFor(() =>
    expect(screen.getByLabelText('Current password').getAttribute('aria-invalid')).toBe('true'),
  );
  expect(platform().user?.deletion_at).toBeNull();
});

test('a student can download their data, but not delete an account', async () => {
  platform().logIn(STUDENT.user);
  renderAccount('profile/data');
  expect(await screen.findByRole('button', { name: 'Download' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Delete the account' })).toBeNull();
});
