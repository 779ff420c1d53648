import type { QuizQuestion, QuizVerdict } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import { Icon } from '@burrow/ui';
import { useEffect, useRef } from 'react';
import { QuizText } from '../../quiz/quiz-text.tsx';

interface VerdictNoteProps {
  readonly verdict: QuizVerdict;
  readonly question: QuizQuestion;
  /** The answer was just given here. */
  readonly takesFocus: boolean;
}

/** What is said about an answer: right or not, why, what its mistake was, and the right one. */
export function VerdictNote({ verdict, question, takesFocus }: VerdictNoteProps) {
  const { t } = useTranslation('quiz');
  const words = useRef<HTMLElement>(null);
  const { right, feedback, explanation } = verdict;
  useEffect(() => {
    if (takesFocus) words.current?.focus();
  }, [takesFocus]);
  return (
    <section
      ref={words}
      tabIndex={-1}
      className={`quiz-verdict quiz-verdict--${right ? 'right' : 'wrong'}`}
      aria-label={t('verdict.label')}
    >
      <h2>
        <Icon name={right ? 'success' : 'hint'} size={22} />
        {t(right ? 'verdict.right' : 'verdict.wrong')}
      </h2>
      {!right && feedback !== null && <QuizText text={feedback} />}
      <QuizText text={explanation} />
      {!right && <Solution verdict={verdict} kind={question.kind} />}
    </section>
  );
}

/** The right answer in words or code, for the kinds whose parts do not show all of it. */
function Solution({
  verdict: { solution },
  kind,
}: {
  readonly verdict: QuizVerdict;
  readonly kind: QuizQuestion['kind'];
}) {
  const { t } = useTranslation('quiz');
  const code = kind === 'gap' ? solution.text : solution.code;
  if (code === undefined || code === '') return null;
  return (
    <div className="quiz-solution">
      <h3>{t(`solution.${kind}`)}</h3>
      <pre className="exercise-code" dir="ltr" tabIndex={0}>
        <code>{code}</code>
      </pre>
    </div>
  );
}
