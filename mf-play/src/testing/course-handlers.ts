import { chapterPart, type CourseData, coursePart } from '@burrow/contracts';
import { refusal } from '@burrow/remote-testing/refusal';
import { http, HttpResponse, type HttpHandler } from 'msw';

const indexIn = (query: URLSearchParams): number | undefined =>
  query.has('from') ? Number(query.get('from')) : undefined;

/**
 * The calls for parts of courses. Returns null for a course that does not exist, undefined for one that other
 * handlers answer for.
 */
export const courseHandlers = (courseOf: (slug: string) => CourseData | null | undefined): HttpHandler[] => [
  http.get<{ slug: string }>('/api/level/course/:slug/part', ({ params, request }) => {
    const course = courseOf(params.slug);
    if (course === undefined) return undefined;
    if (course === null) return refusal('level/unknown-course');
    const query = new URL(request.url).searchParams;
    return HttpResponse.json(
      coursePart(course, { level: query.get('level') ?? undefined, from: indexIn(query) }),
    );
  }),
  http.get<{ slug: string; chapter: string }>(
    '/api/level/course/:slug/chapter/:chapter',
    ({ params, request }) => {
      const course = courseOf(params.slug);
      if (course === undefined) return undefined;
      if (course === null) return refusal('level/unknown-course');
      const part = chapterPart(course, Number(params.chapter), indexIn(new URL(request.url).searchParams));
      return part ? HttpResponse.json(part) : refusal('level/unknown-chapter');
    },
  ),
];
