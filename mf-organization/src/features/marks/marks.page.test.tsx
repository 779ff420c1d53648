import type { TaughtAssignment } from '@burrow/contracts';
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer } from '@burrow/remote-testing/answers';
import { renderOrganization, startSchool } from '../../testing/render-organization.tsx';
import { CLASSES, STUDENTS, TEACHER } from '../../testing/school.ts';

const { server, school } = startSchool();
const page = `organization/classes/${CLASSES[0]!.id}`;
const [maya, aiko] = [STUDENTS[0]!.student_id, STUDENTS[1]!.student_id];
const DUE = '2026-11-20T12:00:00.000Z';

const POND: TaughtAssignment = {
  id: '00000000-0000-4000-8000-000000000061',
  version: 1,
  created_at: DUE,
  course_id: 'python',
  level_slugs: ['level12', 'level11'],
  due_at: DUE,
  note: null,
  students: [
    { student_id: maya, state: 'missing', completed: 1 },
    { student_id: aiko, state: 'done', completed: 2 },
  ],
};

function giveMarks(): string[] {
  const asked: string[] = [];
  school().assignments = [POND];
  const work = {
    student_id: maya,
    course_id: 'python',
    level_slug: 'level12',
    version: 1,
    returned_at: null,
  };
  server.use(
    answer('listHandedIn', () => ({
      work: [{ ...work, state: 'handed-in' as const, handed_in_at: '2026-11-21T12:00:00.000Z' }],
    })),
    answer('listSchoolStudents', ({ request }) => {
      const sort = new URL(request.url).searchParams.get('sort') ?? '';
      asked.push(sort);
      const students = school().students.map(each => ({ ...each, class_name: '5 Willow' }));
      return { students: sort.startsWith('-') ? students.toReversed() : students, total: students.length };
    }),
  );
  return asked;
}

test('a teacher finds the marks from the class, with levels, assignments and quizzes of each student', async () => {
  giveMarks();
  renderOrganization(server, page, TEACHER);
  await userEvent.click(await screen.findByRole('link', { name: 'Marks' }));
  const row = await screen.findByRole('row', { name: /Maya Lind/ });
  const cells = within(row).getAllByRole('cell');
  expect(cells.map(({ textContent }) => textContent)).toEqual([
    '1 of 4',
    'Missing1 of 2Handed in late',
    '1 of 2',
  ]);
  expect(screen.getByRole('row', { name: /aiko8/ }).textContent).toMatch(/Done–$/);
});

test('the sheet is sorted by a part of the name, by the server', async () => {
  const asked = giveMarks();
  renderOrganization(server, `${page}/marks`, TEACHER);
  await screen.findByRole('row', { name: /Maya Lind/ });
  expect(asked).toEqual(['last_name']);
  await userEvent.click(screen.getByRole('button', { name: 'First name' }));
  await waitFor(() => expect(asked).toEqual(['last_name', 'first_name']));
  await userEvent.click(screen.getByRole('button', { name: 'First name' }));
  await waitFor(() => expect(screen.getAllByRole('row')[1]?.textContent).toMatch(/^aiko8/));
});

test('the question that most of the class fail is first, and named as such', async () => {
  giveMarks();
  renderOrganization(server, `${page}/marks`, TEACHER);
  const panel = within(await screen.findByRole('region', { name: 'Quizzes by question' }));
  const [hardest, other] = panel.getAllByRole('listitem');
  expect(hardest?.textContent).toContain('Where is the animal afterwards?');
  expect(hardest?.textContent).toContain('8 of 10 students got it wrong at first. 5 still do.');
  expect(other?.textContent).toContain('1 of 10 students got it wrong at first.');
  expect(panel.getByText('1 question that at least half got wrong at first.')).toBeTruthy();
});
