import { answerConfirmsWith, loadDocumentsWith } from '@burrow/client';
import { afterAll, beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ADMIN, PARENT, SCHOOL_STUDENT, STAFF, STUDENT } from '../../testing/platform.ts';
import { renderAccount, startPlatform } from '../../testing/render-account.tsx';

const { platform } = startPlatform();

const documents: string[] = [];
let agrees = true;
afterAll(loadDocumentsWith(path => documents.push(path)));
afterAll(answerConfirmsWith(async () => agrees));
beforeEach(() => {
  documents.length = 0;
  agrees = true;
});

async function search(kind: string, label: string, query: string): Promise<void> {
  await userEvent.selectOptions(await screen.findByLabelText('Search'), kind);
  await userEvent.type(screen.getByLabelText(label), `${query}{Enter}`);
}

const found = async (): Promise<(string | null)[]> => {
  await screen.findByText(/\d found/);
  return within(screen.getAllByRole('list').at(-1)!)
    .getAllByRole('listitem')
    .map(row => row.querySelector('bdi')?.textContent ?? null);
};

test('staff find a user and act as them, in a new document', async () => {
  platform().logIn(STAFF.user);
  renderAccount('staff');
  await search('Users', 'Part of an email address', 'parent');
  expect(await found()).toEqual([PARENT.login]);
  await userEvent.click(screen.getByRole('button', { name: /^Impersonate/ }));
  await waitFor(() => expect(documents).toEqual(['/en/']));
  expect(platform().user).toMatchObject({ email: PARENT.login, is_impersonated: true });
});

test('staff without a second factor are told where to set one up', async () => {
  platform().logIn(STAFF.user);
  renderAccount('staff');
  const link = await screen.findByRole('link', { name: 'Open My Profile' });
  expect(link.getAttribute('href')).toBe('/en/profile/details');
});

test('nobody is impersonated by mistake', async () => {
  platform().logIn(STAFF.user);
  agrees = false;
  renderAccount('staff');
  await search('Students', 'Part of a username', 'otter');
  expect(await found()).toEqual([STUDENT.login]);
  await userEvent.click(screen.getByRole('button', { name: /^Impersonate/ }));
  expect(platform().user?.email).toBe(STAFF.login);
  expect(documents).toEqual([]);
});

test('within an organisation only its people are found', async () => {
  platform().logIn(STAFF.user);
  renderAccount('staff');
  await search('Organizations', 'Part of a name or short name', 'hill');
  expect(await found()).toEqual(['Hillbrook School']);
  await userEvent.click(screen.getByRole('button', { name: /^Its people/ }));
  await userEvent.type(screen.getByLabelText('Part of an email address'), 'example{Enter}');
  expect(await found()).toEqual([ADMIN.login]);
  screen.getByText(/email to this address is refused/);
});

test('a search needs two letters', async () => {
  platform().logIn(STAFF.user);
  renderAccount('staff');
  await search('Users', 'Part of an email address', 'p');
  expect(await screen.findByText('At least 2 characters, please.')).toBeTruthy();
});

test('an administrator finds their own organisation’s people, and no organisations', async () => {
  platform().logIn(ADMIN.user);
  renderAccount('impersonate');
  await screen.findByRole('heading', { name: 'Log in as a user' });
  const kinds = within(screen.getByLabelText('Search')).getAllByRole('option');
  expect(kinds.map(kind => kind.textContent)).toEqual(['Users', 'Students']);
  await search('Students', 'Part of a username', 'fox');
  expect(await found()).toEqual([SCHOOL_STUDENT.login]);
});

test('the page says that it is recorded and ends', async () => {
  platform().logIn(ADMIN.user);
  renderAccount('impersonate');
  expect((await screen.findByText(/We record who acted/)).textContent).toContain(
    'ends by itself after an hour',
  );
});

test('a student is impersonated by id', async () => {
  platform().logIn(STAFF.user);
  renderAccount('impersonate');
  await userEvent.click(await screen.findByLabelText('A student’s'));
  await userEvent.type(screen.getByLabelText('ID'), `${SCHOOL_STUDENT.user.student_id}{Enter}`);
  await waitFor(() => expect(documents).toEqual(['/en/']));
  expect(platform().user?.student_id).toBe(SCHOOL_STUDENT.user.student_id);
});

test('something that is not an id is refused at its field; other refusals in the panel', async () => {
  platform().logIn(STAFF.user);
  renderAccount('impersonate');
  await userEvent.type(await screen.findByLabelText('ID'), '123{Enter}');
  expect(await screen.findByText(/This is not a complete ID/)).toBeTruthy();
  await userEvent.clear(screen.getByLabelText('ID'));
  await userEvent.type(screen.getByLabelText('ID'), `${STAFF.user.user_id}{Enter}`);
  expect((await screen.findByRole('alert')).textContent).toContain('You may not open this.');
});

test.each([
  ['staff', ADMIN],
  ['impersonate', PARENT],
] as const)('%s is closed to others', async (path, person) => {
  platform().logIn(person.user);
  renderAccount(path);
  expect(await screen.findByRole('heading', { name: 'This page is not for this account' })).toBeTruthy();
});

test.each(['staff', 'impersonate'])('a visitor of %s is led to log in and back', async path => {
  renderAccount(path);
  expect(await screen.findByRole('heading', { name: 'Log in' })).toBeTruthy();
  expect(location.search).toBe(`?next=%2F${path}`);
});
