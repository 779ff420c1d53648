import { MAX_IMPORT_ROWS } from '@burrow/contracts';
import { answer, renderRemote } from '@burrow/remote-testing';
import { expect, jest, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { schoolPage } from '../../components/school-page.tsx';
import { renderOrganization, startSchool } from '../../testing/render-organization.tsx';
import { ADMIN, TEACHER } from '../../testing/school.ts';
import { MadeStudents } from './made-students.tsx';
import { draftRows } from './rows.rules.ts';

const { server, school } = startSchool();

const saved: Blob[] = [];
URL.createObjectURL = blob => {
  saved.push(blob as Blob);
  return 'blob:saved';
};
URL.revokeObjectURL = () => undefined;
// A page of a test cannot go anywhere.
jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);

const button = (name: string) => screen.findByRole('button', { name });

test('a pasted list is looked through, corrected in place, and ends in cards', async () => {
  renderOrganization(server, 'organization/students/import', ADMIN);
  await userEvent.click(await screen.findByLabelText('Paste your list'));
  await userEvent.paste('Name\tUsername\nZoë Müller\tmaya.lind\n李小龙\n');
  await userEvent.click(await button('Look through the list'));
  const wrong = await screen.findByLabelText('Username, row 1');
  expect(await screen.findByText('Somebody in your school has it already.')).toBeTruthy();
  expect((await button('Add 2 students')).hasAttribute('disabled')).toBe(true);
  await userEvent.clear(wrong);
  await userEvent.type(wrong, 'zoe.m');
  await userEvent.click(await button('Check again'));
  await userEvent.click(await button('Add 2 students'));
  const sheet = await screen.findByRole('list', { name: 'Log-in cards' });
  const [first, second] = within(sheet).getAllByRole('listitem');
  expect(first?.textContent).toMatch(/Zoë Müller.*zoe\.m.*made-up-0/);
  expect(second?.textContent).toMatch(/李小龙.*made-up-1/);
  expect(await screen.findByRole('img', { name: 'Code with which zoe.m logs in' })).toBeTruthy();
  expect(school().students).toHaveLength(4);
  expect(screen.queryByRole('button', { name: 'Go on with the others' })).toBeNull();
  await userEvent.click(await button('Save as a list'));
  const [list] = saved;
  expect(await list?.text()).toMatch(/^\uFEFF?Name,Username,Password\r\nZoë Müller,zoe\.m,made-up-0\r\n/);
});

const csv = (name: string, text: string) => {
  const bytes = new TextEncoder().encode(text);
  // A file of jsdom cannot be read.
  return Object.assign(new File([text], name, { type: 'text/csv' }), {
    arrayBuffer: async () => bytes.buffer,
  });
};

test('files of a school’s system are compared: who moved and is gone is accepted, who is new is made', async () => {
  renderOrganization(server, 'organization/students/import', ADMIN);
  await userEvent.upload(await screen.findByLabelText('Load a file'), [
    csv('users.csv', 'sourcedId,status,givenName,familyName\nu1,active,Maya,Lind\nu2,active,Ole,Berg\n'),
    csv('classes.csv', 'sourcedId,status,title\nc1,active,5 Willow\n'),
    csv('enrollments.csv', 'classSourcedId,userSourcedId,role\nc1,u1,student\nc1,u2,student\n'),
  ]);
  const moved = await screen.findByRole('region', { name: 'Moved' });
  expect(moved.textContent).toMatch(/Maya Lind.*Class of old.*5 Willow/);
  expect(screen.getByText('Read as OneRoster.')).toBeTruthy();
  expect(screen.queryByRole('group', { name: 'What the columns are' })).toBeNull();
  expect(screen.getByRole('region', { name: 'Gone' }).textContent).toContain('aiko8');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Accept aiko8' }));
  await userEvent.click(await button('Accept 1 change'));
  expect(await screen.findByLabelText('First name, row 1')).toHaveProperty('value', 'Ole');
  expect(await button('Add 1 student')).toBeTruthy();
  expect(school().students).toHaveLength(2);
});

const SCHOOL_FILES = [
  csv('users.csv', 'sourcedId,status,givenName,familyName\nu1,active,Maya,Lind\nu2,active,Ole,Berg\nu3,active,Ida,Dahl\n'),
  csv('classes.csv', 'sourcedId,status,title\nc1,active,5 Willow\nc2,active,6 Birch\nc3,active,7 Elm\n'),
  csv('enrollments.csv', 'classSourcedId,userSourcedId,role\nc1,u1,student\nc2,u2,student\nc3,u3,student\n'),
]; // prettier-ignore

test('of a whole school’s files some classes are taken: nobody else is gone, and nobody is moved unasked', async () => {
  renderOrganization(server, 'organization/students/import', ADMIN);
  await userEvent.upload(await screen.findByLabelText('Load a file'), SCHOOL_FILES);
  expect(await button('Go on with 3 students')).toBeTruthy();
  expect(screen.getByText(/^All of the school is read/)).toBeTruthy();
  await userEvent.click(screen.getByRole('checkbox', { name: /7 Elm/ }));
  expect(screen.getByText(/Everybody else stays as before/)).toBeTruthy();
  await userEvent.click(await button('Go on with 2 students'));
  expect(await screen.findByRole('region', { name: 'Moved' })).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Gone' })).toBeNull();
  expect(screen.getByRole('checkbox', { name: 'Accept Maya Lind' })).toHaveProperty('checked', false);
  await userEvent.click(await button('Go on with 1 new student'));
  expect(await screen.findByLabelText('First name, row 1')).toHaveProperty('value', 'Ole');
});

test('a teacher’s own classes are chosen at first', async () => {
  renderOrganization(server, 'organization/students/import', TEACHER);
  await userEvent.upload(await screen.findByLabelText('Load a file'), SCHOOL_FILES);
  expect(await button('Go on with 1 student')).toBeTruthy();
  expect(screen.getByRole('checkbox', { name: /5 Willow/ })).toHaveProperty('checked', true);
  await userEvent.click(await button('Choose none'));
  expect((await button('Go on with 0 students')).hasAttribute('disabled')).toBe(true);
});

test('of more new students than are made at once it is said that the others follow', async () => {
  const names = Array.from(
    { length: MAX_IMPORT_ROWS + 2 },
    (_, at) => `Kim ${String.fromCharCode(0x4e00 + at)}`,
  );
  renderOrganization(server, 'organization/students/import', ADMIN);
  await userEvent.click(await screen.findByLabelText('Paste your list'));
  await userEvent.paste(`Name\n${names.join('\n')}`);
  await userEvent.click(await button('Look through the list'));
  expect(await screen.findByText(/2 more students follow once they are added/)).toBeTruthy();
});

/** Makes the one student of a list, of which others are left. */
function renderMade(left: number, onCompare = jest.fn()): void {
  const list = { table: [], source: 'list', isWhole: false, isPart: false, classId: null } as const;
  const ready = draftRows([['Name'], ['Ole Berg']], { hasHeader: true, columns: ['full_name'] });
  const made = { list, ready, left, state: 'as-it-was', onAgain: jest.fn(), onCorrect: jest.fn(), onCompare };
  server.use(answer('getCurrentUser', () => ADMIN));
  renderRemote(
    [{ path: 'made', element: schoolPage(async () => () => <MadeStudents {...made} />, 'import') }],
    'made',
  );
}

test('the browser asks before a page is left whose students are being made, and not after', async () => {
  const state = { total: 1, prepared: 0, failure: null, students: [] };
  let isDone = false;
  const tell = () => HttpResponse.json({ ...state, state: isDone ? 'done' : 'preparing' });
  server.use(answer('startImport', tell), answer('getImport', tell));
  renderMade(0);
  const isLeftUnasked = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(await screen.findByRole('region', { name: 'Adding the students' })).toBeTruthy();
  expect(isLeftUnasked()).toBe(false);
  isDone = true;
  expect(await button('Print the cards')).toBeTruthy();
  expect(isLeftUnasked()).toBe(true);
});

test('once a portion is made, the list is compared again for the others', async () => {
  const onCompare = jest.fn();
  renderMade(2, onCompare);
  expect(await screen.findByText(/^2 more students of the list are still to be added/)).toBeTruthy();
  await userEvent.click(await button('Go on with the others'));
  expect(onCompare).toHaveBeenCalledTimes(1);
});

test('somebody who may be a student of the school is asked about', async () => {
  renderOrganization(server, 'organization/students/import', ADMIN);
  await userEvent.click(await screen.findByLabelText('Paste your list'));
  await userEvent.paste('Nachname\tVorname\nNachname\tVorname\nLind\tMaya\nSumme\t\n');
  await userEvent.click(await button('Look through the list'));
  const answer = await screen.findByLabelText('Who is Maya Lind?');
  expect(screen.getByRole('region', { name: 'Perhaps the same' }).textContent).not.toContain('Nachname');
  await userEvent.selectOptions(answer, 'The same student');
  await userEvent.click(await button('Accept 1 change'));
  expect(await screen.findByText('The school is as in the list.')).toBeTruthy();
  expect(screen.getByText('1 student has moved.')).toBeTruthy();
});

test('files that do not belong together are refused', async () => {
  renderOrganization(server, 'organization/students/import', ADMIN);
  await userEvent.upload(await screen.findByLabelText('Load a file'), [
    csv('a.csv', 'Name\nMaya'),
    csv('b.csv', 'Name\nAiko'),
  ]);
  expect(await screen.findByText(/These files do not belong together/)).toBeTruthy();
});
