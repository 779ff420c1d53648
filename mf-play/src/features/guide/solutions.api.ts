import { api } from '@burrow/client';
import type { ChapterSolutions } from '@burrow/contracts';

interface ChapterOf {
  /** The course's slug. */
  readonly course: string;
  readonly chapter: number;
}

/** How levels are solved. The server refuses everybody who learns. */
export const solutionsApi = api.injectEndpoints({
  endpoints: build => ({
    chapterSolutions: build.query<ChapterSolutions, ChapterOf>({
      query: ({ course, chapter }) => `/level/solutions/${course}/${chapter}`,
      extraOptions: { maxRetries: 0 },
    }),
  }),
});

export const { useChapterSolutionsQuery } = solutionsApi;
