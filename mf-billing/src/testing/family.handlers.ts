import { answer } from '@burrow/remote-testing/answers';
import type { CoursePart } from '@burrow/contracts';
import { type HttpHandler, HttpResponse } from 'msw';
import type { Bought } from './own-billing.handlers.ts';
import type { Shop } from './shop.ts';

const isWaiting = ({ course_name, student_id }: Bought['purchases'][number]) =>
  course_name !== null && student_id === null;

/** Whose course is whose, in a family. */
export const familyHandlers = ({ bought }: Pick<Shop, 'bought'>): HttpHandler[] => [
  answer('hasUnassignedPurchases', () => {
    const waiting = bought.purchases.filter(isWaiting);
    const names = [...new Set(waiting.map(({ course_name }) => course_name))];
    const courses = names.map(name => ({
      course_name: name,
      count: waiting.filter(each => each.course_name === name).length,
    }));
    return HttpResponse.json({ has_unassigned: waiting.length > 0, courses });
  }),
  answer('assignPurchase', ({ request }) => {
    const asked = new URL(request.url).searchParams;
    const waiting = bought.purchases.find(
      each => isWaiting(each) && each.course_name === asked.get('course_name'),
    );
    bought.purchases = bought.purchases.map(each =>
      each === waiting ? { ...each, student_id: asked.get('student_id') } : each,
    );
    return HttpResponse.json({ done: true });
  }),
  answer('getCoursePart', ({ params }) => HttpResponse.json(partOf(String(params.slug)))),
];

/** Where the learner of the shop stands: three levels into the first course. */
function partOf(id: string): CoursePart {
  const isFirst = id === 'python';
  const counts = { level_count: isFirst ? 80 : 60, completed_count: isFirst ? 3 : 0 };
  const level = { name: 'Turn', idea: 'turning', completed: false, locked: false, lock_reason: null };
  return {
    ...counts,
    id,
    name: id === 'python' ? 'Beginner Python Development Course' : 'Advanced Python Development Course',
    quiz_count: 0,
    quiz_complete_count: 0,
    first_chapter: 1,
    last_chapter: 8,
    open: { ...counts, chapter_count: 8 },
    from: 0,
    chapters: [],
    chapter: null,
    previous: null,
    next: null,
    waiting: { ...level, slug: isFirst ? 'intro-level4' : 'generators-level1' },
  };
}
