import { loadDocumentsWith } from '@burrow/client';
import { type CourseData, coursePart, type Earned, type LevelData } from '@burrow/contracts';
import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { loadWorld, startState } from '@burrow/world';
import userEvent from '@testing-library/user-event';
import { renderPlay, startServer } from '../../testing/render-play.tsx';
import { enterAs, USERS } from '../../testing/users.ts';
import { Visitor } from '../../testing/visitor.ts';
import type { CompletionKind } from '../../level/completion.rules.ts';
import { LevelCompleteDialog } from './level-complete.dialog.tsx';

const server = startServer();

const same = (course: CourseData): CourseData => course;

/** The recorded chapter with a quiz, in which these levels are complete already; another chapter follows. */
const quizzed =
  (...done: number[]) =>
  (course: CourseData): CourseData => {
    const [first] = course.chapters;
    if (!first) throw new Error('The course was not recorded');
    const level_data = first.level_data.map((level, at) => ({ ...level, completed: done.includes(at + 1) }));
    const next = {
      ...first,
      id: 2,
      name: 'Operators',
      level_data: [{ ...level_data[0]!, slug: 'operators-level1', name: 'Sharing' }],
    };
    return { ...course, chapters: [{ ...first, level_data, quiz_exists: true }, next] };
  };

interface Shown {
  readonly completion?: CompletionKind;
  /** Of the recorded course, before the completion. */
  readonly course?: (course: CourseData) => CourseData;
  readonly earned?: Earned | null;
  /** Prefixes that areas own. */
  readonly owned?: readonly string[];
  /** Fields of the level. */
  readonly more?: Partial<LevelData>;
  /** Ideas of the level that the program does without. */
  readonly leftOut?: readonly string[];
}

function show(
  slug: string,
  code: string,
  { completion = 'level', course: changed = same, earned = null, owned, more, leftOut = [] }: Shown = {},
): string[] {
  const visitor = new Visitor();
  const level = visitor.level(slug);
  const course = visitor.course('python');
  if (!level || !course) throw new Error(`${slug} was not recorded`);
  const told: string[] = [];
  const dialog = (
    <LevelCompleteDialog
      open
      onClose={() => told.push('close')}
      onCertificate={() => told.push('certificate')}
      onWatch={() => told.push('watch')}
      onPlayAgain={() => told.push('again')}
      completion={completion}
      variantsMet={0}
      leftOut={leftOut}
      earned={earned}
      level={{ ...level, maxLinesOfCode: 6, ...more }}
      course={coursePart(changed(course), { level: slug })}
      code={code}
      final={startState(loadWorld(level))}
    />
  );
  renderPlay([{ path: 'x', element: dialog }], 'x', owned && { owned });
  return told;
}

/** The stars, as they are read. */
async function starsShown(): Promise<(string | undefined)[]> {
  const dialog = within(await screen.findByRole('dialog', { name: 'Level complete' }));
  const [stars] = dialog.getAllByRole('list');
  const items = within(stars!).getAllByRole('listitem');
  return items.map(item => item.textContent?.replaceAll(/[\u2068\u2069]/g, '').trim());
}

test('the stars say what the program did, and its lines are those that count', async () => {
  show('intro-level1', '# two lines\nplayer.move_forward(2)\n\nplayer.collect("carrot")\n');
  expect(await starsShown()).toEqual(['All goals met', 'Short program: 2 of 6 lines']);
});

test('an idea that is no word of Python is called by its name, in the language of the page', async () => {
  const ideas = ['class', 'overridden method'];
  show('intro-level1', 'pass', { more: { ideas } });
  expect((await starsShown()).at(-1)).toBe('You used: class, a method that replaces the inherited one');
});

test('whoever left an idea out is told which, as a word of Python or by its name', async () => {
  show('intro-level1', 'pass', { more: { ideas: ['yield'] }, leftOut: ['yield'] });
  expect((await starsShown()).at(-1)).toBe('Your way works. Try it with yield for one more star');
  document.body.replaceChildren();
  show('intro-level1', 'pass', { more: { ideas: ['closure'] }, leftOut: ['closure'] });
  expect((await starsShown()).at(-1)).toBe('Your way works. For one more star, try: a closure');
});

test('the run can be watched again, and the level played again', async () => {
  const told = show('intro-level1', '');
  await userEvent.click(await screen.findByRole('button', { name: 'Watch again' }));
  await userEvent.click(screen.getByRole('button', { name: 'Play again' }));
  expect(told).toEqual(['watch', 'again']);
});

test('in the list of levels this one is complete, even if the course does not say so yet', async () => {
  show('intro-level1', '');
  const levels = within(await screen.findByRole('list', { name: 'Levels in Variables and Types' }));
  const here = levels.getByRole('link', { current: 'page' });
  expect(here.getAttribute('aria-label')).toBe('Level 1: Breakfast, completed');
  expect(document.activeElement?.textContent).toContain('Next level');
});

test('what was collected is in the bag, and the next level says what it is about', async () => {
  show('intro-level1', '');
  const dialog = within(await screen.findByRole('dialog', { name: 'Level complete' }));
  const bag = within(dialog.getByRole('list', { name: 'In the bag' }));
  expect(bag.getAllByRole('listitem').map(item => item.textContent)).toEqual(['carrots×2']);
  const next = dialog.getByText('Out of the gate').closest('div');
  expect(next?.textContent).toBe('NextOut of the gateTurn, and put your lines in order');
  expect(next?.querySelector('img')).toBeTruthy();
});

const QUIZ = '/en/quiz/python/1/question/1';

test('in a class that takes quizzes, the quiz follows the last level of a chapter', async () => {
  const class_details = { name: 'Owls', unlocked_chapters: [], no_skip: true, quiz: true };
  server.use(enterAs({ ...USERS['student of a school'], class_details }));
  show('intro-level4', '', { course: quizzed(1, 2, 3) });
  const take = await screen.findByRole('button', { name: 'Take quiz' });
  expect(screen.getByText('The quiz for Variables and Types')).toBeTruthy();
  await userEvent.click(take);
  expect(location.pathname).toBe(QUIZ);
});

test('elsewhere the quiz is offered beside the next chapter, once the chapter’s levels are complete', async () => {
  show('intro-level4', '', { course: quizzed(1, 2, 3) });
  expect(await screen.findByRole('button', { name: 'Next level' })).toBeTruthy();
  expect(screen.getByText('Sharing')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Take quiz' }).getAttribute('href')).toBe(QUIZ);
});

test('a quiz whose levels are not complete is not offered', async () => {
  show('intro-level4', '', { course: quizzed(1, 2) });
  expect(await screen.findByRole('button', { name: 'Next level' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Take quiz' })).toBeNull();
});

test('a complete course leads to its certificate', async () => {
  const told = show('intro-level3', '', { completion: 'course', course: quizzed(1, 2, 4) });
  const dialog = within(await screen.findByRole('dialog', { name: 'Course complete' }));
  expect(dialog.getByText('You have completed every level. Well done!')).toBeTruthy();
  expect(dialog.queryByRole('button', { name: 'Next level' })).toBeNull();
  const certificate = dialog.getByRole('button', { name: 'Your certificate' });
  await userEvent.click(certificate);
  expect(told).toEqual(['close']);
});

test('the last level leads to the first one that is still open', async () => {
  show('intro-level4', '', { completion: 'final-level' });
  const loaded: string[] = [];
  const giveBack = loadDocumentsWith(path => loaded.push(path));
  const dialog = within(await screen.findByRole('dialog', { name: 'Last level complete' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Go to “Breakfast”' }));
  giveBack();
  expect(loaded).toEqual(['/en/play/python/intro-level1']);
});

test('the certificate follows the fourth level', async () => {
  show('intro-level4', '');
  expect(await screen.findByRole('button', { name: 'Your certificate' })).toBeTruthy();
});

const EARNED: Earned = {
  badges: [{ id: 'second-wind' }, { id: 'tidy-up' }],
  certificates: [{ id: '0123456789abcdefghjk', kind: 'chapter' }],
};
const earnings = async () =>
  within(await screen.findByRole('list', { name: 'You earned' })).getAllByRole('listitem');

test('what a completion has earned is told, with the ways to it', async () => {
  show('intro-level1', '', { earned: EARNED, owned: ['badges', 'certificate'] });
  expect((await earnings()).map(item => item.textContent?.trim())).toEqual([
    'New badge: Second windSee badges',
    'New badge: Tidied up',
    'You have a certificate for this chapterSee certificate',
  ]);
  expect(screen.getByRole('link', { name: 'See badges' }).getAttribute('href')).toBe('/en/badges/me');
  expect(screen.getByRole('link', { name: 'See certificate' }).getAttribute('href')).toBe(
    '/en/certificate/0123456789abcdefghjk',
  );
});

test('where nobody owns the pages, it is told without links; and nothing is told of nothing', async () => {
  show('intro-level1', '', { earned: { ...EARNED, certificates: [] }, owned: [] });
  expect((await earnings()).map(item => item.textContent?.trim())).toEqual([
    'New badge: Second wind',
    'New badge: Tidied up',
  ]);
  expect(screen.queryByRole('link', { name: /^See/ })).toBeNull();
});

test('a completion that earned nothing says nothing of it', async () => {
  show('intro-level1', '', { earned: { badges: [], certificates: [] } });
  await screen.findByRole('dialog', { name: 'Level complete' });
  expect(screen.queryByRole('list', { name: 'You earned' })).toBeNull();
});
