import { api, read } from '@burrow/client';
import { getChapter, getCoursePart } from '@burrow/contracts/calls';
import type { ChapterPart } from '@burrow/contracts';
import type { QuizPlace } from './place.rules.ts';

/** The calls about what is around a quiz: its chapter, the next one, and whom a child asks for a plan. */
const aroundApi = api.enhanceEndpoints({ addTagTypes: ['Course'] }).injectEndpoints({
  endpoints: build => ({
    afterQuiz: read(
      build,
      ({ course, level, language }: QuizPlace & { readonly level: string }) =>
        getCoursePart({ slug: course, level, language }),
      { providesTags: ['Course', 'Access'] },
    ),
    quizLevel: build.query<string | null, QuizPlace>({
      query: ({ course, chapter, language }) => getChapter({ slug: course, chapter, language }),
      transformResponse: ({ level_data }: ChapterPart) => level_data[0]?.slug ?? null,
    }),
  }),
});

export const { useAfterQuizQuery, useQuizLevelQuery } = aroundApi;
