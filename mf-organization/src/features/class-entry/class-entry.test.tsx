import { answerConfirmsWith } from '@burrow/client';
import { expect, test } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderOrganization, startSchool } from '../../testing/render-organization.tsx';
import { CLASSES, TEACHER } from '../../testing/school.ts';

const { server, school } = startSchool();
const classPath = `organization/classes/${CLASSES[0]!.id}`;

const press = async (name: string): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }));

test('a teacher opens a lesson for as long as they choose, and ends it', async () => {
  renderOrganization(server, `${classPath}/lesson`, TEACHER);
  await userEvent.selectOptions(await screen.findByLabelText('How long'), '60 minutes');
  await userEvent.click(screen.getByLabelText(/shared devices/));
  await press('Open the lesson');
  expect(await screen.findByText('Open for 60 more minutes.')).toBeTruthy();
  await press('End the lesson');
  expect(await screen.findByText('No lesson is open.')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>(/shared devices/).checked).toBe(true);
});

test('the wall shows the code and how many have joined; a new code replaces it after a question', async () => {
  answerConfirmsWith(async () => true);
  renderOrganization(server, `${classPath}/code`, TEACHER);
  expect(await screen.findByText(/Joining is closed. Open it/)).toBeTruthy();
  await press('Open joining');
  expect(await screen.findByText('cdfg-3467')).toBeTruthy();
  expect(screen.getByText('Joining is open for 30 more minutes.')).toBeTruthy();
  expect(screen.getByText('2 students in the class')).toBeTruthy();
  expect(screen.getByRole('img', { name: /QR code/ })).toBeTruthy();
  await press('New code');
  expect(await screen.findByText('dfgh-4567')).toBeTruthy();
  await press('Close joining');
  expect(await screen.findByText(/Joining is closed. Open it/)).toBeTruthy();
  expect(screen.queryByText('dfgh-4567')).toBeNull();
});

test('pictures are turned on, made for those who have none, printed, and renewed in two taps', async () => {
  renderOrganization(server, classPath, TEACHER);
  await press('Turn on');
  await userEvent.click(await screen.findByRole('link', { name: 'Make and print pictures' }));
  await press(`Make them for ${school().students.length} students`);
  const sheet = within(await screen.findByRole('list', { name: 'Log-in cards' }));
  const [first] = sheet.getAllByRole('list', { name: 'Pictures' });
  expect(first?.textContent).toBe('sunkeyfishbell');
  cleanup();
  renderOrganization(server, classPath, TEACHER);
  await userEvent.click((await screen.findAllByLabelText(/^Actions for/))[0]!);
  await userEvent.click(await screen.findByRole('menuitem', { name: 'New pictures' }));
  expect((await screen.findByRole('dialog')).textContent).toContain('sunkeyfishbell');
});

test('who came late is let in from the class page', async () => {
  school().waiting.push({
    id: crypto.randomUUID(),
    username: 'maya',
    full_name: null,
    character: 'Owl',
    asked_at: '2026-11-20T09:00:00.000Z',
  });
  renderOrganization(server, classPath, TEACHER);
  expect(await screen.findByText('maya wants to join')).toBeTruthy();
  await press('Let in');
  await waitFor(() => expect(screen.queryByText('maya wants to join')).toBeNull());
});
