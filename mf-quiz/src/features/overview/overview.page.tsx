import { LoadSkeleton, PageHead, type ApiError } from '@burrow/client';
import type { Quiz, QuizTry } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import { useQuizPlace } from '../../quiz/place.ts';
import type { QuizPlace } from '../../quiz/place.rules.ts';
import { useQuizQuery, useQuizTryQuery } from '../../quiz/quiz.api.ts';
import { QuizProblem } from '../../quiz/quiz-problem.tsx';
import { Introduction } from './introduction.tsx';
import { ResultView } from './result-view.tsx';
import { VisitorTry } from './visitor-try.tsx';

/** What the quiz of a chapter is, and how the learner stands in it; after a try, how it went. */
export function OverviewPage() {
  const place = useQuizPlace();
  const quiz = useQuizQuery(place, { refetchOnMountOrArgChange: true });
  const standing = quiz.currentData;
  const hasTry = standing !== undefined && (standing.tries > 0 || standing.answered !== null);
  const latest = useQuizTryQuery(place, { skip: !hasTry, refetchOnMountOrArgChange: true });
  const failed = (quiz.error ?? (hasTry ? latest.error : undefined)) as ApiError | undefined;
  if (failed && !(standing && latest.currentData)) {
    const retry = (): void => void (quiz.error ? quiz.refetch() : latest.refetch());
    return <QuizProblem error={failed} onRetry={retry} />;
  }
  if (!standing || (hasTry && !latest.currentData)) return <LoadSkeleton />;
  return <Overview place={place} quiz={standing} latest={latest.currentData ?? null} />;
}

interface OverviewProps {
  readonly place: QuizPlace;
  readonly quiz: Quiz;
  /** The open try, or the one that was finished last. */
  readonly latest: QuizTry | null;
}

function Overview({ place, quiz, latest }: OverviewProps) {
  const { t } = useTranslation('quiz');
  return (
    <article className="quiz">
      <PageHead title={t('title', { chapter: quiz.chapter_name })} />
      {quiz.visitor_try_at !== undefined && <VisitorTry place={place} at={quiz.visitor_try_at} />}
      {latest?.result ? (
        <ResultView place={place} quiz={quiz} quizTry={latest} result={latest.result} />
      ) : (
        <Introduction place={place} quiz={quiz} open={latest} />
      )}
    </article>
  );
}
