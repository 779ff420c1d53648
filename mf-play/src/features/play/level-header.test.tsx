import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type CourseData, coursePart, type LockReason } from '@burrow/contracts';
import { enterAs, USERS } from '../../testing/users.ts';
import { Visitor } from '../../testing/visitor.ts';
import { renderPlay, startServer } from '../../testing/render-play.tsx';
import { LevelHeader } from './level-header.tsx';

const server = startServer();

const same = (course: CourseData): CourseData => course;

interface Shown {
  readonly locks?: Record<string, LockReason>;
  /** What of the recorded course is different. */
  readonly course?: (course: CourseData) => CourseData;
  /** Prefixes that areas own. */
  readonly owned?: readonly string[];
}

async function renderHeader(
  slug: string,
  { locks = {}, course: changed = same, owned }: Shown = {},
): Promise<void> {
  const visitor = new Visitor({ locks });
  const level = visitor.level(slug);
  if (!level) throw new Error(`${slug} was not recorded`);
  const course = visitor.course('python');
  renderPlay(
    [
      {
        path: 'x',
        element: (
          <LevelHeader
            level={level}
            course={course ? coursePart(changed(course), { level: slug }) : undefined}
          />
        ),
      },
    ],
    'x',
    owned && { owned },
  );
  await screen.findByRole('heading', { name: level.name });
}

test('Back and Next lead to the neighbours', async () => {
  await renderHeader('intro-level2');
  const [back, next] = screen.getAllByRole('link');
  expect(back?.getAttribute('href')).toBe('/en/play/python/intro-level1');
  expect(next?.getAttribute('href')).toBe('/en/play/python/intro-level3');
});

test('at the first level Back is not a link and says why', async () => {
  await renderHeader('intro-level1');
  expect(screen.queryByRole('link', { name: 'Back' })).toBeNull();
  const back = screen.getByRole('button', { name: 'Back. This is the first level of the course' });
  expect(back.getAttribute('aria-disabled')).toBe('true');
  await userEvent.hover(back);
  expect((await screen.findByRole('tooltip')).textContent).toBe('This is the first level of the course');
});

test('Next does not lead to a locked level', async () => {
  await renderHeader('intro-level2', { locks: { 'intro-level3': 'plan' } });
  expect(screen.getAllByRole('link').map(link => link.textContent)).toEqual(['Back']);
  expect(screen.getByRole('button', { name: /^Next\. Next level is locked/ })).toBeTruthy();
});

test('Next at the end of the course says so', async () => {
  await renderHeader('intro-level4');
  expect(screen.getByRole('button', { name: 'Next. That was the last level' })).toBeTruthy();
});

/** The recorded chapter with these levels complete, and another one after it. */
const twoChapters =
  (more: Partial<CourseData['chapters'][number]>, ...done: number[]) =>
  (course: CourseData): CourseData => {
    const [first] = course.chapters;
    if (!first) throw new Error('The course was not recorded');
    const level_data = first.level_data.map((level, at) => ({ ...level, completed: done.includes(at + 1) }));
    const next = { ...first, id: 2, level_data: [{ ...level_data[0]!, slug: 'operators-level1' }] };
    return { ...course, chapters: [{ ...first, level_data, ...more }, next] };
  };
const inClass = (rules: object) =>
  server.use(
    enterAs({
      ...USERS['student of a school'],
      class_details: { name: 'Owls', unlocked_chapters: [], no_skip: false, quiz: true, ...rules },
    }),
  );
const QUIZ = { quiz_exists: true, quiz_complete: false };

test('for a teacher who looks at a student’s page, neither the quiz nor the order holds Next', async () => {
  const class_details = { name: 'Owls', unlocked_chapters: [], no_skip: true, quiz: true };
  server.use(enterAs({ ...USERS['teacher with a student'], class_details }));
  await renderHeader('intro-level4', { course: twoChapters(QUIZ) });
  await screen.findByRole('link', { name: 'Next' });
  expect(screen.queryByRole('link', { name: /Take quiz/ })).toBeNull();
});

test('in a class with quizzes, Next at the end of a chapter reads Take quiz and says why', async () => {
  inClass({});
  await renderHeader('intro-level4', { course: twoChapters(QUIZ) });
  const take = await screen.findByRole('link', {
    name: 'Take quiz. Take the quiz to go on to the next chapter',
  });
  expect(take.getAttribute('href')).toBe('/en/quiz/python/1/question/1');
  expect(take.textContent).toBe('Take quiz');
  await userEvent.hover(take);
  expect((await screen.findByRole('tooltip')).textContent).toBe('Take the quiz to go on to the next chapter');
});

test('while no area has quizzes, Take quiz leads nowhere and says what is needed', async () => {
  inClass({});
  await renderHeader('intro-level4', { course: twoChapters(QUIZ), owned: [] });
  const take = await screen.findByRole('button', { name: /^Take quiz\. Take the quiz to go on/ });
  expect(take.getAttribute('aria-disabled')).toBe('true');
});

test('in a class without skipping, Next waits for all levels of the chapter, and then for the quiz', async () => {
  inClass({ no_skip: true });
  await renderHeader('intro-level4', { course: twoChapters(QUIZ, 1, 2) });
  const hint = 'Finish this chapter first';
  expect(await screen.findByRole('button', { name: `Next. ${hint}` })).toBeTruthy();
});

test.each([
  ['once the quiz is passed', { quiz: true }, { ...QUIZ, quiz_complete: true }],
  ['where the class takes none', { quiz: false }, { ...QUIZ, quiz_exists: false }],
])('%s Next leads to the next chapter', async (_when, rules, chapter) => {
  inClass(rules);
  await renderHeader('intro-level4', { course: twoChapters(chapter) });
  const next = await screen.findByRole('link', { name: 'Next' });
  expect(next.getAttribute('href')).toBe('/en/play/python/operators-level1');
});

test('a chapter that the class keeps closed is said to be outside of the path', async () => {
  inClass({});
  const closed = (course: CourseData): CourseData => {
    const both = twoChapters({})(course);
    return {
      ...both,
      chapters: both.chapters.map(one => (one.id === 2 ? { ...one, class_locked: true } : one)),
    };
  };
  await renderHeader('intro-level4', { course: closed });
  const hint = 'That was the last chapter of your class';
  expect(await screen.findByRole('button', { name: `Next. ${hint}` })).toBeTruthy();
});
