import { areasRead } from '@burrow/client';
import { type EndpointContract, ENDPOINTS, type SchoolAct } from '@burrow/contracts';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import en from '../../locales/profile/en.json' with { type: 'json' };
import { STUDENTS } from '../../testing/family.ts';
import { PARENT, STUDENT } from '../../testing/platform.ts';
import { answer, refusal } from '@burrow/remote-testing/answers';
import { renderAccount, startPlatform } from '../../testing/render-account.tsx';

const { platform, server } = startPlatform();
const page = `profile/students/${STUDENTS[0]?.id}`;

const saved: Blob[] = [];
beforeEach(() => {
  saved.length = 0;
  URL.createObjectURL = blob => {
    saved.push(blob as Blob);
    return 'blob:test';
  };
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
});

test('progress is shown by chapter, for the courses that are begun', async () => {
  platform().logIn(PARENT.user);
  renderAccount(page);
  expect(await screen.findByText('1 of 3 levels complete')).toBeTruthy();
  const chapters = [...document.querySelectorAll('.chapter__head')].map(head => head.textContent);
  expect(chapters).toEqual(['Variables and Types1 of 2', 'Basic Operators0 of 1']);
  expect(document.querySelectorAll('.chapters').length).toBe(1);
});

test('each level says when it was completed or changed, in how many tries, and with how much help', async () => {
  platform().logIn(PARENT.user);
  renderAccount(page);
  await screen.findByText('1 of 3 levels complete');
  const states = [...document.querySelectorAll('.level-line__state')].map(state => state.textContent);
  expect(states).toEqual([
    expect.stringMatching(/^Complete: .*2026 · 3 tries · with help: a tip wrote one line$/),
    expect.stringMatching(/^Started, last changed .*2026$/),
    expect.stringMatching(/^Not passed yet/),
    'Not started',
  ]);
});

test('the code of a level can be read, copied and saved as a file', async () => {
  const user = userEvent.setup();
  const copied: string[] = [];
  jest.spyOn(navigator.clipboard, 'writeText').mockImplementation(async text => void copied.push(text));
  platform().logIn(PARENT.user);
  const store = renderAccount(page);
  const code = await screen.findByLabelText('Code of Breakfast');
  expect(code.textContent).toBe('player.move_forward(3)\nplayer.collect("carrot")\n');
  const level = within(code.parentElement as HTMLElement);
  await user.click(level.getByRole('button', { name: 'Copy', hidden: true }));
  await waitFor(() => expect(store.getState().snackbar.current?.text).toBe('Copied.'));
  expect(copied).toEqual([code.textContent]);
  await user.click(level.getByRole('button', { name: 'Download as .py', hidden: true }));
  expect(await saved[0]?.text()).toBe(code.textContent);
});

test('a quiz says of each question what it asked, whether it was right at once, and where it is explained', async () => {
  const user = userEvent.setup();
  platform().logIn(PARENT.user);
  renderAccount(page);
  const quiz = await screen.findByText('Quiz');
  expect(quiz.parentElement?.textContent).toBe('QuizNot passed yet · best try 2 of 4, 4 needed · 2 tries');
  await user.click(quiz);
  const said = [...document.querySelectorAll('.question-result')].map(question =>
    [...question.querySelectorAll('p')].map(({ textContent }) => textContent),
  );
  expect(said).toEqual([
    ['What does print do?', expect.stringMatching(/^Right at the first check: .*2026$/)],
    ['Where does Fox stand?', expect.stringMatching(/^Wrong at first: .*20.* 2026. Right later: .*22.* 2026$/), 'Explained in the level “Out of the gate”'],
    ['Which line is wrong?', expect.stringMatching(/^Not right yet. First checked: .*2026$/), 'Explained in the level “Out of the gate”'],
    ['What is printed?', 'Not answered yet', 'Explained in the level “Out of the gate”'],
  ]); // prettier-ignore
  expect(screen.getAllByLabelText('The program in this question')).toHaveLength(4);
});

test('quizzes that did not load hide nothing else, and can be requested again', async () => {
  platform().logIn(PARENT.user);
  server.use(answer('getStudentQuizzes', () => refusal('request/too-many'), { once: true }));
  renderAccount(page);
  expect(await screen.findByText('1 of 3 levels complete')).toBeTruthy();
  const failure = (await screen.findByText('The quizzes did not load')).closest('[role=alert]');
  await userEvent.click(within(failure as HTMLElement).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Quiz')).toBeTruthy();
});

test('badges and certificates have a place if the site has them', async () => {
  platform().logIn(PARENT.user);
  const store = renderAccount(page);
  await screen.findByText('1 of 3 levels complete');
  expect(screen.queryByText('Badges and certificates')).toBeNull();
  act(() => void store.dispatch(areasRead([{ prefixes: ['badges'] }])));
  expect(screen.getByRole('link', { name: 'Badges' }).getAttribute('href')).toBe(
    `/en/badges/${STUDENTS[0]?.id}`,
  );
  expect(screen.queryByRole('link', { name: 'Certificates' })).toBeNull();
});

const oneAct = (more: Partial<SchoolAct>): SchoolAct => ({
  at: '2026-11-20T15:30:00.000Z',
  action: 'cards-made',
  by: 'teacher',
  name: 'Tom Teacher',
  school: 'Meadow School',
  ...more,
});
const linesOf = async () =>
  within(await screen.findByRole('list', { name: 'What was done, the latest first' }))
    .getAllByRole('listitem')
    .map(line =>
      [...line.querySelectorAll('span')].map(({ textContent }) =>
        textContent?.replaceAll(/[\u2068\u2069]/g, ''),
      ),
    );

test('a parent reads who of the school did what to the account, in plain words', async () => {
  platform().logIn(PARENT.user);
  const acts = [
    oneAct({ action: 'something-new' as never, by: 'support', name: null, school: null }),
    oneAct({ by: 'former-member', action: 'password-renewed', name: null }),
    oneAct({ by: 'admin', action: 'impersonation-began', name: 'Ada Admin' }),
    oneAct({}),
  ];
  server.use(answer('listSchoolActs', () => ({ acts, total: 4 }), { isNewer: true }));
  renderAccount(page);
  expect(await linesOf()).toEqual([
    ['Changed something', 'Burrow staff'],
    ['Made a new password', 'Somebody who has left Meadow School since'],
    ['Logged in as this student', 'Ada Admin, administrator at Meadow School'],
    ['Made a log-in card', 'Tom Teacher, teacher at Meadow School'],
  ]);
  expect(screen.getByText('\u2068Tom Teacher\u2069, teacher at \u2068Meadow School\u2069')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Older' })).toBeNull();
});

test('what was done earlier is on the next page', async () => {
  const user = userEvent.setup();
  platform().logIn(PARENT.user);
  server.use(
    answer('listSchoolActs', ({ request }) => {
      const isFirst = new URL(request.url).searchParams.get('page') === '1';
      return HttpResponse.json({
        acts: [oneAct({ action: isFirst ? 'cards-made' : 'students-added' })],
        total: 11,
      });
    }),
  );
  renderAccount(page);
  await user.click(await screen.findByRole('button', { name: 'Older' }));
  await waitFor(async () => expect((await linesOf())[0]?.[0]).toBe('Made this account'));
  expect(screen.getByRole('button', { name: 'Older' }).hasAttribute('disabled')).toBe(true);
});

test('a parent is told if nobody did anything', async () => {
  platform().logIn(PARENT.user);
  renderAccount(page);
  expect(await screen.findByText('Nothing in the last year.')).toBeTruthy();
});

test('each act on an account that a parent can come to have has words', () => {
  const unsaid = ['solutions-opened', 'student-refused', 'student-erased'];
  const all: readonly EndpointContract[] = Object.values(ENDPOINTS);
  const acts = new Set(all.flatMap(({ childActs = [] }) => childActs));
  const missing = [...acts].filter(action => !(action in en.schoolActs.actions));
  expect(missing.toSorted()).toEqual(unsaid.toSorted());
});

test('a student sees their own page, without a parent’s links', async () => {
  platform().logIn(STUDENT.user);
  renderAccount(page);
  expect(await screen.findByText('1 of 3 levels complete')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull();
  expect(screen.queryByText('What other adults did with this account')).toBeNull();
});

test('somebody else’s student is refused', async () => {
  platform().logIn(PARENT.user);
  renderAccount('profile/students/00000000-0000-4000-8000-000000000099');
  expect((await screen.findByRole('alert')).textContent).toContain('You may not open this.');
  expect(screen.getByRole('link', { name: 'Back to the students' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('progress that did not load can be requested again', async () => {
  platform().logIn(PARENT.user);
  server.use(answer('getStudentWork', () => refusal('request/too-many'), { once: true }));
  renderAccount(page);
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('1 of 3 levels complete')).toBeTruthy();
});
