import type { CheckedRow } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import { useId } from 'react';
import type { Cell, DraftRow } from './rows.rules.ts';

interface ReviewCellProps {
  readonly cell: Cell;
  readonly row: DraftRow;
  readonly number: number;
  readonly checked: CheckedRow | undefined;
  /** The id of the list of classes. */
  readonly classList: string;
  readonly onChange: (row: DraftRow) => void;
}

/** What is shown in an empty cell that is filled later. */
const MADE_UP: readonly Cell[] = ['username', 'password'];

/** A cell of the list that is imported, corrected in place, with what is wrong with it. */
export function ReviewCell({ cell, row, number, checked, classList, onChange }: ReviewCellProps) {
  const { t } = useTranslation('import');
  const told = useId();
  /** What is said of a name stands at the first part of it. */
  const about = cell === 'first_name' ? 'full_name' : cell;
  const faults = checked?.faults.filter(fault => fault.cell === about) ?? [];
  const hints = about === 'full_name' ? (checked?.hints ?? []) : [];
  return (
    <>
      <span className="import-label" aria-hidden>
        {t(`cells.${cell}`)}
      </span>
      <input
        dir="auto"
        className="import-cell"
        aria-label={t('cellOf', { cell: t(`cells.${cell}`), number })}
        aria-invalid={faults.length > 0 || undefined}
        aria-describedby={faults.length > 0 ? told : undefined}
        placeholder={MADE_UP.includes(cell) ? t('madeUp') : undefined}
        autoComplete="off"
        spellCheck={false}
        list={cell === 'class_name' ? classList : undefined}
        value={row[cell]}
        onChange={({ target }) => onChange({ ...row, [cell]: target.value })}
      />
      {faults.length > 0 && (
        <p className="import-fault" id={told}>
          {faults.map(fault => t(`rowFaults.${fault.cell}.${fault.reason}`)).join(' ')}
        </p>
      )}
      {hints.map(hint => (
        <p key={hint} className="import-hint">
          {t(`hints.${hint}`)}
        </p>
      ))}
    </>
  );
}
