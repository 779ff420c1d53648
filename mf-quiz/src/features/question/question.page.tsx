import { LoadSkeleton } from '@burrow/client';
import { Navigate, useParams } from '@burrow/client/router';
import { localePath } from '@burrow/i18n';
import { useQuizPlace } from '../../quiz/place.ts';
import { quizPath } from '../../quiz/place.rules.ts';
import { QuizProblem } from '../../quiz/quiz-problem.tsx';
import { QuestionView } from './question-view.tsx';
import { useOpenTry } from './use-open-try.ts';

/** A question of a try; opening the first one begins the try, or goes on with it. */
export function QuestionPage() {
  const place = useQuizPlace();
  const { questionId = '' } = useParams();
  const number = /^[1-9]\d?$/.test(questionId) ? Number(questionId) : 0;
  const { quizTry, error, reload } = useOpenTry(place, number || 1);
  if (error && !quizTry) return <QuizProblem error={error} onRetry={reload} />;
  if (!quizTry) return <LoadSkeleton />;
  if (!quizTry.questions[number - 1])
    return <Navigate replace to={localePath(place.language, quizPath(place))} />;
  return (
    <QuestionView key={quizTry.try_id} place={place} quizTry={quizTry} number={number} onReload={reload} />
  );
}
