import { answerConfirmsWith } from '@burrow/client';
import { afterEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, refusal } from '@burrow/remote-testing/answers';
import { renderOrganization, startSchool } from '../../testing/render-organization.tsx';
import { ADMIN, CLASSES, TEACHER } from '../../testing/school.ts';

const { server, school } = startSchool();
const [willow, hazel] = CLASSES;
const page = `organization/classes/${willow!.id}`;

let giveBack = (): void => undefined;
afterEach(() => giveBack());

test('classes are listed with their teachers and rules, and searched', async () => {
  renderOrganization(server, 'organization/classes', ADMIN);
  const row = (await screen.findByRole('link', { name: '5 Willow' })).closest('tr');
  await waitFor(() =>
    expect(row?.textContent).toBe('5W5 WillowAda Okafor2Variables and Types38%Chosen chaptersNo skipQuizzes'),
  );
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search classes' }), 'hazel');
  await waitFor(() => expect(screen.queryByRole('link', { name: '5 Willow' })).toBeNull());
  expect(screen.getByRole('link', { name: '6 Hazel' })).toBeTruthy();
});

test('an administrator is told of a class whose students nobody teaches, and led to its teachers', async () => {
  school().classes = [{ ...willow!, teacher_ids: [] }, hazel!];
  renderOrganization(server, 'organization/classes', ADMIN);
  const notice = (await screen.findByText(/One class has students and no teacher/)).parentElement;
  const link = within(notice!).getByRole('link', { name: '5 Willow' });
  expect(link.getAttribute('href')).toBe(`/en/organization/classes/${willow!.id}/edit`);
});

test('a new administrator sees what to do first, until it is closed', async () => {
  school().classes = [];
  renderOrganization(server, 'organization/classes', ADMIN);
  const steps = within(await screen.findByRole('region', { name: 'First steps' }));
  expect(steps.getAllByText('Done')).toHaveLength(4);
  expect(steps.getByRole('link', { name: 'Make a class' })).toBeTruthy();
  await userEvent.click(steps.getByRole('button', { name: 'Close the first steps' }));
  expect(screen.queryByRole('region', { name: 'First steps' })).toBeNull();
  expect(localStorage.getItem(`first_steps.${ADMIN.organization_id}`)).toBe('closed');
  localStorage.clear();
});

test('a school without classes has one thing to do', async () => {
  school().classes = [];
  renderOrganization(server, 'organization/classes', TEACHER);
  expect(await screen.findByRole('heading', { name: 'No classes yet' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Add a class' })).toBeTruthy();
});

test('a teacher makes a class with chosen chapters', async () => {
  renderOrganization(server, 'organization/classes/add', TEACHER);
  await userEvent.type(await screen.findByLabelText('Class name'), '7A');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Advanced Course' }));
  await userEvent.click(screen.getByRole('button', { name: 'Add a class' }));
  expect(await screen.findByText('Leave at least one chapter of each course unlocked.')).toBeTruthy();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Generators' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Basic Operators' }));
  await userEvent.click(screen.getByRole('button', { name: 'Add a class' }));
  expect(await screen.findByRole('heading', { name: '7A' })).toBeTruthy();
  expect(school().classes.at(-1)).toMatchObject({
    name: '7A',
    unlocked_chapters: ['python:1'],
    no_skip: false,
  });
});

test('pressing again after its teachers were not saved makes no second class', async () => {
  const before = school().classes.length;
  server.use(answer('updateClassTeachers', () => refusal('gateway/service-down'), { once: true }));
  renderOrganization(server, 'organization/classes/add', ADMIN);
  await userEvent.type(await screen.findByLabelText('Class name'), '7A');
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Ada Okafor' }));
  await userEvent.click(screen.getByRole('button', { name: 'Add a class' }));
  await waitFor(() => expect(school().classes).toHaveLength(before + 1));
  await screen.findByRole('alert');
  await userEvent.click(screen.getByRole('button', { name: 'Add a class' }));
  expect(await screen.findByRole('heading', { name: '7A' })).toBeTruthy();
  expect(
    school()
      .classes.slice(before)
      .map(({ name }) => name),
  ).toEqual(['7A']);
});

test('a class that somebody else changed meanwhile is not overwritten', async () => {
  renderOrganization(server, `${page}/edit`, TEACHER);
  const name = await screen.findByLabelText('Class name');
  school().classes[0] = { ...willow!, name: '5 Oak', version: 2 };
  await userEvent.type(name, 's');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Reload' }));
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Class name').value).toBe('5 Oak'));
  expect(school().classes[0]).toMatchObject({ name: '5 Oak' });
});

test('students who are ticked move to another class', async () => {
  renderOrganization(server, page, TEACHER);
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Choose maya.lind' }));
  await screen.findByRole('option', { name: '6 Hazel' });
  await userEvent.selectOptions(screen.getByLabelText('Move to'), '6 Hazel');
  expect(screen.queryByRole('option', { name: 'No class' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Move' }));
  await waitFor(() => expect(screen.queryByText('Maya Lind')).toBeNull());
  expect(screen.getByRole('row', { name: /aiko8/ })).toBeTruthy();
  expect(school().students.map(({ class_id: id }) => id)).toEqual([hazel!.id, willow!.id]);
});

test('removing a class asks first', async () => {
  giveBack = answerConfirmsWith(async ({ destructive }) => destructive === true);
  renderOrganization(server, `${page}/edit`, TEACHER);
  await userEvent.click(await screen.findByRole('button', { name: 'Remove 5 Willow' }));
  await waitFor(() => expect(location.pathname).toBe('/en/organization/classes'));
  expect(school().classes.map(({ name }) => name)).toEqual(['6 Hazel']);
});
