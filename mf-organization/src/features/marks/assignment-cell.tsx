import { useTranslation } from '@burrow/i18n';
import type { AssignmentMark } from './marks.rules.ts';

interface AssignmentCellProps {
  readonly mark: AssignmentMark | null;
  /** How many levels it has. */
  readonly total: number;
}

/** How a student stands with an assignment, and what became of what they handed in. */
export function AssignmentCell({ mark, total }: AssignmentCellProps) {
  const { t } = useTranslation('marks');
  if (!mark) return <span className="school-quiet">–</span>;
  const { state, completed, work } = mark;
  const isWhole = state === 'done' || state === 'late';
  return (
    <span className="marks-cell">
      <span className={`marks-state marks-state--${state}`}>{t(`states.${state}`)}</span>
      {!isWhole && completed > 0 && (
        <span className="school-quiet">{t('part', { done: completed, total })}</span>
      )}
      {work && (
        <span className="school-quiet">
          {t(work.state === 'handed-in' && work.isLate ? 'work.late' : `work.${work.state}`)}
        </span>
      )}
    </span>
  );
}
