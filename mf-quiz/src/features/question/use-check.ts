import type { ApiError } from '@burrow/client';
import type { QuizAnswer } from '@burrow/contracts';
import { useState } from 'react';
import type { QuizPlace } from '../../quiz/place.rules.ts';
import { useAnswerQuizMutation } from '../../quiz/quiz.api.ts';
import { saysSomething } from './draft.rules.ts';

interface Check {
  readonly send: (answer: QuizAnswer | null) => void;
  readonly isSending: boolean;
  /** An answer to this question was sent from this page. */
  readonly isSent: boolean;
  /** It was pressed without an answer. */
  readonly isMissing: boolean;
  /** Why the answer was not sent. */
  readonly error: ApiError | undefined;
  /** Nothing is said any more about the last press. */
  readonly forget: () => void;
}

/** Sends the answer to a question; again as often as it takes, since the first one that arrives counts. */
export function useCheck(place: QuizPlace, tryId: string, number: number): Check {
  const [answerQuiz, { isLoading, isSuccess, error, reset }] = useAnswerQuizMutation();
  const [isMissing, setMissing] = useState(false);
  return {
    send: answer => {
      if (isLoading) return;
      setMissing(!saysSomething(answer));
      if (saysSomething(answer)) void answerQuiz({ place, tryId, number, answer });
    },
    isSending: isLoading,
    isSent: isSuccess,
    isMissing,
    error: error as ApiError | undefined,
    forget: () => {
      setMissing(false);
      if (error) reset();
    },
  };
}
