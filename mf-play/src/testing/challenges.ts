import type { CourseData, LevelData, LockReason } from '@burrow/contracts';
import { http, HttpResponse, type HttpHandler } from 'msw';
import { courseHandlers } from './course-handlers.ts';
import { refusal } from '@burrow/remote-testing/refusal';
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

/** Answers for that course and its challenges. */
export const challengeHandlers = (course: CourseData): HttpHandler[] => [
  ...courseHandlers(slug => (slug === course.id ? course : undefined)),
  http.get<{ slug: string }>('/api/level/data/challenges/:slug', ({ params }) => {
    const level = challengeLevel(course, params.slug);
    return level ? HttpResponse.json(level) : refusal('level/unknown-level');
  }),
];
