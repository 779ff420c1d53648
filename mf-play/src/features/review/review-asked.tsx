import type { ReviewQuestion } from '@burrow/contracts';
import { ChoiceList, isRight } from '@burrow/exercises';
import { Trans, useTranslation } from '@burrow/i18n';

interface ReviewAskedProps {
  readonly asked: ReviewQuestion;
  readonly answer: string | null;
  /** Whether the right answer is there. */
  readonly isShown: boolean;
  readonly onChoose: (answer: string) => void;
}

/** What a question calls the last line that is printed. */
const PRINTED = 'printed()';

/** A small program and what is asked about it; then how it went. */
export function ReviewAsked({ asked: { code, question }, answer, isShown, onChoose }: ReviewAskedProps) {
  const { t } = useTranslation('review');
  const { of, choices, answer: right } = question;
  const legend = of === PRINTED ? t('printed') : t('value', { of });
  return (
    <>
      <pre className="review-card__code" dir="ltr" tabIndex={0} aria-label={t('program')}>
        <code>{code}</code>
      </pre>
      <p>{legend}</p>
      <ChoiceList
        legend={legend}
        choices={choices.map(value => ({ value }))}
        chosen={answer === null ? [] : [answer]}
        onChoose={([value]) => value !== undefined && onChoose(value)}
        disabled={isShown}
      />
      <p className="review-card__told" role="status">
        {isShown && answer !== null && (
          <Trans
            text={t(isRight(question, answer) ? 'right' : 'other', { answer: right })}
            parts={{ answer: value => <code dir="ltr">{value}</code> }}
          />
        )}
      </p>
    </>
  );
}
