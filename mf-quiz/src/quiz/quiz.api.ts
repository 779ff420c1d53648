import { api } from '@burrow/client';
import type { FinishedQuiz, Quiz, QuizAnswer, QuizTry, QuizVerdict } from '@burrow/contracts';
import type { QuizPlace } from './place.rules.ts';

interface GivenAnswer {
  readonly place: QuizPlace;
  readonly tryId: string;
  readonly number: number;
  readonly answer: QuizAnswer;
}

interface EndedTry {
  readonly place: QuizPlace;
  readonly tryId: string;
}

const urlOf = ({ course, chapter }: QuizPlace): string =>
  `/quiz/${encodeURIComponent(course)}/${encodeURIComponent(chapter)}`;

const languageOf = ({ language }: QuizPlace) => ({ language });

/** The calls of quizzes. What an answer or the end of a try says goes into the try that the pages show. */
export const quizApi = api.enhanceEndpoints({ addTagTypes: ['Course', 'Quiz'] }).injectEndpoints({
  endpoints: build => ({
    quiz: build.query<Quiz, QuizPlace>({
      query: place => ({ url: urlOf(place), params: languageOf(place) }),
      providesTags: ['Quiz', 'Access'],
    }),
    quizTry: build.query<QuizTry, QuizPlace>({
      query: place => ({ url: `${urlOf(place)}/try`, params: languageOf(place) }),
      providesTags: ['Access'],
    }),
    beginQuiz: build.mutation<QuizTry, QuizPlace>({
      query: place => ({ url: `${urlOf(place)}/try`, params: languageOf(place), method: 'POST' }),
      invalidatesTags: (_try, error) => (error ? [] : ['Quiz']),
      async onQueryStarted(place, { dispatch, queryFulfilled }) {
        const begun = await queryFulfilled.catch(() => null);
        if (begun) await dispatch(quizApi.util.upsertQueryData('quizTry', place, begun.data));
      },
    }),
    answerQuiz: build.mutation<QuizVerdict, GivenAnswer>({
      query: ({ place, number, tryId, answer }) => ({
        url: `${urlOf(place)}/answer/${number}`,
        params: languageOf(place),
        method: 'PUT',
        body: { try_id: tryId, answer },
      }),
      invalidatesTags: (_verdict, error) => (error ? [] : ['Quiz']),
      async onQueryStarted({ place, tryId, number, answer }, { dispatch, queryFulfilled }) {
        const said = await queryFulfilled.catch(() => null);
        if (!said) return;
        dispatch(
          quizApi.util.updateQueryData('quizTry', place, latest => {
            const asked = latest.try_id === tryId ? latest.questions[number - 1] : undefined;
            if (asked && !asked.given) asked.given = { answer, verdict: said.data };
          }),
        );
      },
    }),
    finishQuiz: build.mutation<FinishedQuiz, EndedTry>({
      query: ({ place, tryId }) => ({
        url: `${urlOf(place)}/finish`,
        params: languageOf(place),
        method: 'POST',
        body: { try_id: tryId },
      }),
      invalidatesTags: (_finished, error) => (error ? [] : ['Quiz', 'Course']),
      async onQueryStarted({ place, tryId }, { dispatch, queryFulfilled }) {
        const finished = await queryFulfilled.catch(() => null);
        if (!finished) return;
        dispatch(
          quizApi.util.updateQueryData('quizTry', place, latest => {
            if (latest.try_id === tryId) latest.result = finished.data.result;
          }),
        );
      },
    }),
  }),
});

export const {
  useAnswerQuizMutation,
  useBeginQuizMutation,
  useFinishQuizMutation,
  useQuizQuery,
  useQuizTryQuery,
} = quizApi;
