import type { CheckedRow, SchoolClass } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import { useId } from 'react';
import { ReviewRow } from './review-row.tsx';
import { CELLS, type DraftRow } from './rows.rules.ts';

interface ReviewTableProps {
  readonly rows: readonly DraftRow[];
  /** The place of a row in the list, from 1. */
  readonly numberOf: (row: DraftRow) => number;
  readonly checked: ReadonlyMap<number, CheckedRow> | undefined;
  readonly classes: readonly SchoolClass[];
  readonly onChange: (row: DraftRow) => void;
  readonly onRemove: (key: number) => void;
}

/** A page of the list, each row to be corrected in place. */
export function ReviewTable({ rows, numberOf, checked, classes, onChange, onRemove }: ReviewTableProps) {
  const { t } = useTranslation('import');
  const id = useId();
  return (
    <>
      <datalist id={id}>
        {classes.map(each => (
          <option key={each.id} value={each.name}>
            {each.name}
          </option>
        ))}
      </datalist>
      <table className="school-table import-table">
        <thead>
          <tr>
            <th scope="col">{t('row')}</th>
            {CELLS.map(cell => (
              <th key={cell} scope="col">
                {t(`cells.${cell}`)}
              </th>
            ))}
            <td>
              <span className="visually-hidden">{t('remove')}</span>
            </td>
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <ReviewRow
              key={row.key}
              row={row}
              number={numberOf(row)}
              checked={checked?.get(row.key)}
              classList={id}
              onChange={onChange}
              onRemove={onRemove}
            />
          ))}
        </tbody>
      </table>
    </>
  );
}
