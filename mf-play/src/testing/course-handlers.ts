import { chapterPart, type CourseData, coursePart } from '@burrow/contracts';
import { answer, refusal } from '@burrow/remote-testing/answers';
import { HttpResponse, type HttpHandler } from 'msw';

const indexIn = (query: URLSearchParams): number | undefined =>
  query.has('from') ? Number(query.get('from')) : undefined;

/**
 * The calls for parts of courses. Returns null for a course that does not exist, undefined for one that other
 * handlers answer for.
 */
export const courseHandlers = (courseOf: (slug: string) => CourseData | null | undefined): HttpHandler[] => [
  answer('getCoursePart', ({ params, request }) => {
    const course = courseOf(params.slug);
    if (course === undefined) return undefined;
    if (course === null) return refusal('level/unknown-course');
    const query = new URL(request.url).searchParams;
    return HttpResponse.json(
      coursePart(course, { level: query.get('level') ?? undefined, from: indexIn(query) }),
    );
  }),
  answer('getChapter', ({ params, request }) => {
    const course = courseOf(params.slug);
    if (course === undefined) return undefined;
    if (course === null) return refusal('level/unknown-course');
    const part = chapterPart(course, Number(params.chapter), indexIn(new URL(request.url).searchParams));
    return part ? HttpResponse.json(part) : refusal('level/unknown-chapter');
  }),
];
