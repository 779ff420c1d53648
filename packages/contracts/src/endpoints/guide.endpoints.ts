import { z } from 'zod';
import { ChapterSolutionsSchema } from '../guide.schema.ts';
import { endpoint, type EndpointContract } from './endpoint.ts';

/** What the teacher's guide asks for besides its own pages. */
export const GUIDE_ENDPOINTS = {
  getChapterSolutions: endpoint({
    method: 'GET',
    path: '/api/level/solutions/{course_slug}/{chapter}',
    access: 'user',
    childActs: ['solutions-opened'],
    summary:
      "Returns solutions of a chapter's levels, for parents, teachers and administrators, never for learners.",
    params: z.object({ course_slug: z.string().max(80), chapter: z.string().regex(/^\d{1,4}$/) }),
    answer: ChapterSolutionsSchema,
    errors: ['auth/not-logged-in', 'auth/forbidden', 'level/unknown-course', 'level/unknown-chapter'],
  }),
} satisfies Record<string, EndpointContract>;
