import { useTranslation } from '@burrow/i18n';
import type { QuizMark } from './marks.rules.ts';

interface QuizCellProps {
  readonly mark: QuizMark | null;
  readonly questions: number;
}

/** The best try of a quiz, and whether it is passed. */
export function QuizCell({ mark, questions }: QuizCellProps) {
  const { t } = useTranslation('marks');
  if (!mark) return <span className="school-quiet">–</span>;
  const { best_score: best, passed_at } = mark;
  return (
    <span className="marks-cell">
      {best === null ? t('begun') : t('part', { done: best, total: questions })}
      {passed_at !== null && <span className="marks-state marks-state--done">{t('passed')}</span>}
    </span>
  );
}
