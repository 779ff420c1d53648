import type { CheckedRow } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import { Button, Icon } from '@burrow/ui';
import { useId } from 'react';
import { type Cell, CELLS, type DraftRow } from './rows.rules.ts';

interface ReviewRowProps {
  readonly row: DraftRow;
  readonly number: number;
  readonly checked: CheckedRow | undefined;
  /** The id of the list of classes. */
  readonly classList: string;
  readonly onChange: (row: DraftRow) => void;
  readonly onRemove: (key: number) => void;
}

/** What is shown in an empty cell that is filled later. */
const MADE_UP: readonly Cell[] = ['username', 'password'];

export function ReviewRow({ row, number, checked, classList, onChange, onRemove }: ReviewRowProps) {
  const { t } = useTranslation('import');
  const id = useId();
  const faultsOf = (cell: Cell) => checked?.faults.filter(fault => fault.cell === cell) ?? [];
  return (
    <tr>
      <th scope="row">{number}</th>
      {CELLS.map(cell => {
        const faults = faultsOf(cell);
        const told = `${id}-${cell}`;
        return (
          <td key={cell} data-label={t(`cells.${cell}`)}>
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
            {cell === 'full_name' &&
              checked?.hints.map(hint => (
                <p key={hint} className="import-hint">
                  {t(`hints.${hint}`)}
                </p>
              ))}
          </td>
        );
      })}
      <td className="school-table__menu">
        <Button type="text" aria-label={t('removeRow', { number })} onClick={() => onRemove(row.key)}>
          <Icon name="remove" size={18} />
        </Button>
      </td>
    </tr>
  );
}
