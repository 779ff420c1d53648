import { useGoTo, type ApiError } from '@burrow/client';
import { useSearchParams } from '@burrow/client/router';
import type { QuizTry } from '@burrow/contracts';
import { useEffect } from 'react';
import { questionPath, quizPath, type QuizPlace } from '../../quiz/place.rules.ts';
import { useBeginQuizMutation, useQuizTryQuery } from '../../quiz/quiz.api.ts';
import { goOnAt, tryFor } from '../../quiz/standing.rules.ts';

/** Seconds in which a try that was just begun or read is not read again. */
const FRESH = 5;

interface OpenTry {
  readonly quizTry: QuizTry | undefined;
  readonly error: ApiError | undefined;
  /** Reads the try again, or begins again. */
  readonly reload: () => void;
}

/**
 * Returns the try that the address names. An address without one begins a try, or goes on with the open one; then it
 * names it, so that a reload, the way back, and another tab show the same. One that is over meanwhile leads to the
 * try that is open now, or to the quiz.
 * @param number of the question, from 1
 */
export function useOpenTry(place: QuizPlace, number: number): OpenTry {
  const [search] = useSearchParams();
  const named = search.get('try');
  const goTo = useGoTo();
  const [begin, begun] = useBeginQuizMutation();
  const latest = useQuizTryQuery(place, {
    skip: named === null,
    refetchOnMountOrArgChange: FRESH,
    refetchOnFocus: true,
  });
  const { currentData } = latest;
  const shown = named !== null && currentData ? tryFor(named, currentData) : null;
  const hasNone = named !== null && (latest.error as ApiError | undefined)?.code === 'quiz/no-try';

  useEffect(() => {
    if (named === null) void begin(place);
  }, [begin, named, place]);
  useEffect(() => {
    if (named !== null || !begun.data) return;
    goTo(questionPath(place, goOnAt(number, begun.data), begun.data.try_id), { replace: true });
  }, [begun.data, goTo, named, number, place]);
  useEffect(() => {
    if (shown === 'quiz' || hasNone) goTo(quizPath(place), { replace: true });
    if (shown === 'present' && currentData)
      goTo(questionPath(place, number, currentData.try_id), { replace: true });
  }, [currentData, goTo, hasNone, number, place, shown]);

  const failed = named === null ? begun.error : latest.error;
  return {
    quizTry: shown === 'it' ? currentData : undefined,
    error: hasNone ? undefined : (failed as ApiError | undefined),
    reload: () => void (named === null ? begin(place) : latest.refetch()),
  };
}
