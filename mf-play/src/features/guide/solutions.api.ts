import { api, read } from '@burrow/client';
import { getChapterSolutions } from '@burrow/contracts/calls';

interface ChapterOf {
  /** The course's slug. */
  readonly course: string;
  readonly chapter: number;
}

/** How levels are solved. The server refuses everybody who learns. */
export const solutionsApi = api.injectEndpoints({
  endpoints: build => ({
    chapterSolutions: read(
      build,
      ({ course, chapter }: ChapterOf) => getChapterSolutions({ course_slug: course, chapter }),
      {
        extraOptions: { maxRetries: 0 },
      },
    ),
  }),
});

export const { useChapterSolutionsQuery } = solutionsApi;
