import type { QuizAnswer, QuizQuestion, QuizVerdict } from '@burrow/contracts';
import { ChoiceList } from '@burrow/exercises';
import { useTranslation } from '@burrow/i18n';
import { QuizText } from '../../../quiz/quiz-text.tsx';
import { answerOf, chosenIn, markOf } from './choice.rules.ts';
import { GivenCode } from './given-code.tsx';

interface ChoiceQuestionProps {
  readonly question: Extract<QuizQuestion, { readonly kind: 'choice' | 'several' | 'output' }>;
  readonly answer: QuizAnswer | null;
  readonly verdict: QuizVerdict | null;
  readonly isSettled: boolean;
  readonly onAnswer: (answer: QuizAnswer) => void;
}

/** One answer or several, among pieces of code or words; also for what a program prints. */
export function ChoiceQuestion({ question, answer, verdict, isSettled, onAnswer }: ChoiceQuestionProps) {
  const { t } = useTranslation('quiz');
  const { kind, code, choices } = question;
  const chosen = chosenIn(answer);
  return (
    <>
      {code !== undefined && code !== '' && <GivenCode code={code} />}
      <ChoiceList
        legend={t(`legend.${kind}`)}
        choices={choices.map(({ key, code: piece, text }) => {
          const mark = markOf(key, chosen, verdict);
          return {
            value: key,
            content:
              piece === undefined ? (
                <QuizText text={text ?? key} />
              ) : (
                <code dir="ltr" className="quiz-choice__code">
                  {piece}
                </code>
              ),
            ...(mark && { mark: { kind: mark, label: t(`mark.${mark}`) } }),
          };
        })}
        chosen={chosen}
        onChoose={next => onAnswer(answerOf(kind, next))}
        several={kind === 'several'}
        disabled={isSettled}
        stacked
      />
    </>
  );
}
