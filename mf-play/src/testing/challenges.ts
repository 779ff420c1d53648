import {
  type ChallengeEntry,
  type ChallengeList,
  type ChallengeResults,
  CHALLENGES_AT_ONCE,
  type CourseData,
  DIFFICULTIES,
  type LevelData,
  type LockReason,
} from '@burrow/contracts';
import { HttpResponse, type HttpHandler } from 'msw';
import { courseHandlers } from './course-handlers.ts';
import { answer, refusal } from '@burrow/remote-testing/answers';
import { Visitor } from './visitor.ts';

type Chapter = CourseData['chapters'][number];

interface ChallengeOptions {
  readonly completed?: readonly string[];
  readonly locks?: Readonly<Record<string, LockReason>>;
}

/** Two groups of challenges, as the course of challenges lists them. */
export function challengeCourse({ completed = [], locks = {} }: ChallengeOptions = {}): CourseData {
  const chapter = (id: number, name: string, challenges: Readonly<Record<string, string>>): Chapter => ({
    id,
    name,
    quiz_exists: false,
    quiz_complete: false,
    class_locked: false,
    level_data: Object.entries(challenges).map(([slug, challenge]) => ({
      slug,
      name: challenge,
      idea: `The idea of ${challenge}`,
      completed: completed.includes(slug),
      locked: slug in locks,
      lock_reason: locks[slug] ?? null,
    })),
  });
  return {
    id: 'challenges',
    name: 'Challenges',
    chapters: [
      chapter(1, 'Beginner', {
        'challenge-first-bridge': 'The first bridge',
        'challenge-grain-tower': 'The grain stack',
      }),
      chapter(3, 'Expert', { 'challenge-salad-bar': 'The salad bar' }),
    ],
  };
}

/** A challenge of that course, on the map of a recorded level. */
export function challengeLevel(course: CourseData, slug: string): LevelData | null {
  const level = new Visitor().level('intro-level2');
  for (const chapter of course.chapters) {
    const index = chapter.level_data.findIndex(entry => entry.slug === slug);
    const entry = chapter.level_data[index];
    if (!level || !entry) continue;
    const place = { chapter_id: chapter.id, chapter_name: chapter.name, level_id: index + 1 };
    return { ...level, ...place, slug, name: entry.name, course_slug: course.id, completed: entry.completed };
  }
  return null;
}

type More = Partial<ChallengeEntry> & { readonly ideas?: readonly string[] };

interface ListOptions {
  /** What the list has of a challenge beside the course, by slug. */
  readonly more?: Readonly<Record<string, More>>;
  /** The answer about results, apart from the slug. */
  readonly results?: Omit<ChallengeResults, 'slug'>;
}

const IDEAS = [
  { id: 'python/3', name: 'Loops' },
  { id: 'python/6', name: 'Functions' },
];

/** The challenges of the course as their list has them. */
function challengeEntries(
  course: CourseData,
  more: ListOptions['more'] = {},
): readonly (ChallengeEntry & More)[] {
  return course.chapters.flatMap(({ id, level_data }) =>
    level_data.map(({ completed, ...level }, index) => ({
      ...level,
      difficulty: DIFFICULTIES[id - 1] ?? 'expert',
      number: index + 1,
      status: completed ? 'complete' : 'not_started',
      best: null,
      reference: { commands: 12, lines: 9 },
      featured: false,
      ...more[level.slug],
    })),
  );
}

/** The list that a platform would answer, from all of its entries. */
function listOf(
  course: CourseData,
  all: readonly (ChallengeEntry & More)[],
  query: URLSearchParams,
): ChallengeList {
  const [difficulty, status, idea] = ['difficulty', 'status', 'idea'].map(name => query.get(name));
  const fits = ({ status: own, ideas = [] }: ChallengeEntry & More): boolean =>
    (!status || own === status) && (!idea || ideas.includes(idea));
  const found = all.filter(one => fits(one) && (!difficulty || one.difficulty === difficulty));
  const from = Number(query.get('from') ?? 0);
  const shown = ({ ideas: _ideas, ...entry }: ChallengeEntry & More): ChallengeEntry => entry;
  const featured = all.find(one => one.featured);
  const isDone = (one: ChallengeEntry): boolean => one.status === 'complete';
  return {
    challenge_count: all.length,
    completed_count: all.filter(isDone).length,
    difficulties: course.chapters.map(({ id, name }) => {
      const own = all.filter(one => one.difficulty === DIFFICULTIES[id - 1]);
      return {
        id: DIFFICULTIES[id - 1] ?? 'expert',
        name,
        challenge_count: own.length,
        completed_count: own.filter(isDone).length,
        found_count: own.filter(fits).length,
      };
    }),
    ideas: all.some(({ ideas }) => ideas) ? IDEAS : [],
    featured: featured ? shown(featured) : null,
    found_count: found.length,
    challenges: found.slice(from, from + CHALLENGES_AT_ONCE).map(shown),
  };
}

/** Answers for that course and its challenges. */
export const challengeHandlers = (course: CourseData, { more, results }: ListOptions = {}): HttpHandler[] => [
  ...courseHandlers(slug => (slug === course.id ? course : undefined)),
  answer('listChallenges', ({ request }) =>
    HttpResponse.json(listOf(course, challengeEntries(course, more), new URL(request.url).searchParams)),
  ),
  answer('getChallengeResults', ({ params }) =>
    HttpResponse.json({ slug: params.slug, best: null, reference: null, class: null, ...results }),
  ),
  answer(
    'getLevel',
    ({ params }) => {
      const level = challengeLevel(course, params.slug);
      return level ? HttpResponse.json(level) : refusal('level/unknown-level');
    },
    { at: { course_slug: 'challenges' } },
  ),
];
