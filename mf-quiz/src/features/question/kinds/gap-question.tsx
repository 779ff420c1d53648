import { QUIZ_GAP } from '@burrow/contracts';
import { GapCode } from '@burrow/exercises';
import { useTranslation } from '@burrow/i18n';
import type { KindProps } from './kind.types.ts';

/** What goes in the gap of a program. */
export function GapQuestion(props: KindProps<'gap'> & { readonly onEnter: () => void }) {
  const { question, answer, verdict, isSettled, onAnswer, onEnter } = props;
  const { t } = useTranslation('quiz');
  const mark = verdict && (verdict.right ? 'right' : 'wrong');
  return (
    <>
      <GapCode
        code={question.code}
        gap={QUIZ_GAP}
        label={t('legend.gap')}
        text={answer?.text ?? ''}
        onChange={text => onAnswer({ kind: 'gap', text })}
        onEnter={onEnter}
        disabled={isSettled}
        {...(mark && { mark: { kind: mark, label: t(`mark.${mark}`) } })}
      />
      {question.prints !== null && (
        <div>
          <p>{t('gap.prints')}</p>
          <pre className="exercise-code" dir="ltr" tabIndex={0}>
            <code>{question.prints}</code>
          </pre>
        </div>
      )}
    </>
  );
}
