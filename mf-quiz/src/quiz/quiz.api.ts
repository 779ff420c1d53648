import { api, read, write } from '@burrow/client';
import {
  answerQuiz,
  beginQuiz,
  finishQuiz,
  getQuiz,
  getQuizTry,
  settleVisitorTry,
} from '@burrow/contracts/calls';
import type { QuizAnswer } from '@burrow/contracts';
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

const within = ({ course, chapter, language }: QuizPlace) => ({
  course_slug: course,
  chapter_id: chapter,
  language,
});

/** The calls of quizzes. What an answer or the end of a try says goes into the try that the pages show. */
export const quizApi = api.enhanceEndpoints({ addTagTypes: ['Course', 'Quiz'] }).injectEndpoints({
  endpoints: build => ({
    quiz: read(build, (place: QuizPlace) => getQuiz(within(place)), { providesTags: ['Quiz', 'Access'] }),
    quizTry: read(build, (place: QuizPlace) => getQuizTry(within(place)), { providesTags: ['Access'] }),
    beginQuiz: write(build, (place: QuizPlace) => beginQuiz(within(place)), {
      invalidatesTags: (_try, error) => (error ? [] : ['Quiz']),
      async onQueryStarted(place, { dispatch, queryFulfilled }) {
        const begun = await queryFulfilled.catch(() => null);
        if (begun) await dispatch(quizApi.util.upsertQueryData('quizTry', place, begun.data));
      },
    }),
    answerQuiz: write(
      build,
      ({ place, number, tryId, answer }: GivenAnswer) =>
        answerQuiz({
          ...within(place),
          number,
          body: { try_id: tryId, answer },
        }),
      {
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
      },
    ),
    settleVisitorTry: write(
      build,
      ({ place, isOwn }: { readonly place: QuizPlace; readonly isOwn: boolean }) =>
        settleVisitorTry({ ...within(place), body: { is_own: isOwn } }),
      { invalidatesTags: (_quiz, error) => (error ? [] : ['Quiz', 'Course']) },
    ),
    finishQuiz: write(
      build,
      ({ place, tryId }: EndedTry) =>
        finishQuiz({
          ...within(place),
          body: { try_id: tryId },
        }),
      {
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
      },
    ),
  }),
});

export const {
  useAnswerQuizMutation,
  useBeginQuizMutation,
  useFinishQuizMutation,
  useQuizQuery,
  useQuizTryQuery,
  useSettleVisitorTryMutation,
} = quizApi;
