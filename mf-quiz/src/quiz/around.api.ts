import { api } from '@burrow/client';
import type { ChapterPart, CoursePart } from '@burrow/contracts';
import type { QuizPlace } from './place.rules.ts';

/** The calls about what is around a quiz: its chapter, the next one, and whom a child asks for a plan. */
const aroundApi = api.enhanceEndpoints({ addTagTypes: ['Course'] }).injectEndpoints({
  endpoints: build => ({
    afterQuiz: build.query<CoursePart, QuizPlace & { readonly level: string }>({
      query: ({ course, level, language }) => ({
        url: `/level/course/${encodeURIComponent(course)}/part`,
        params: { level, language },
      }),
      providesTags: ['Course', 'Access'],
    }),
    quizLevel: build.query<string | null, QuizPlace>({
      query: ({ course, chapter, language }) => ({
        url: `/level/course/${encodeURIComponent(course)}/chapter/${encodeURIComponent(chapter)}`,
        params: { language },
      }),
      transformResponse: ({ level_data }: ChapterPart) => level_data[0]?.slug ?? null,
    }),
  }),
});

export const { useAfterQuizQuery, useQuizLevelQuery } = aroundApi;
