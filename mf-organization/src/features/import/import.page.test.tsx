import { expect, jest, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderOrganization, startSchool } from '../../testing/render-organization.tsx';
import { ADMIN } from '../../testing/school.ts';

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
  expect(school().pupils).toHaveLength(4);
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
  expect(school().pupils).toHaveLength(2);
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
