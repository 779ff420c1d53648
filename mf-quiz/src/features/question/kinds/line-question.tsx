import { LineChooser, type Mark } from '@burrow/exercises';
import { useTranslation } from '@burrow/i18n';
import type { KindProps } from './kind.types.ts';

/** Which line of a program is wrong. */
export function LineQuestion({ question, answer, verdict, isSettled, onAnswer }: KindProps<'line'>) {
  const { t } = useTranslation('quiz');
  const mark = (kind: Mark['kind']): Mark => ({ kind, label: t(`mark.${kind}`) });
  const marks = new Map<number, Mark>();
  if (verdict) {
    if (answer) marks.set(answer.line, mark('wrong'));
    verdict.solution.lines?.forEach(line => marks.set(line, mark('right')));
  }
  return (
    <LineChooser
      legend={t('legend.line')}
      code={question.code.trimEnd()}
      chosen={answer?.line ?? null}
      onChoose={line => onAnswer({ kind: 'line', line })}
      lineLabel={(line, text) => t('line.label', { line, text })}
      disabled={isSettled}
      marks={marks}
    />
  );
}
