import type { CheckedRow, SchoolClass } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import { Button, Icon } from '@burrow/ui';
import { Table } from '@burrow/ui/table';
import { useId } from 'react';
import { menuColumn } from '../../components/menu-column.tsx';
import { ReviewCell } from './review-cell.tsx';
import { type DraftRow, shownCells } from './rows.rules.ts';

interface ReviewTableProps {
  readonly rows: readonly DraftRow[];
  /** The whole list, of which these rows are a page. */
  readonly all: readonly DraftRow[];
  /** The place of a row in the list, from 1. */
  readonly numberOf: (row: DraftRow) => number;
  readonly checked: ReadonlyMap<number, CheckedRow> | undefined;
  readonly classes: readonly SchoolClass[];
  readonly onChange: (row: DraftRow) => void;
  readonly onRemove: (key: number) => void;
}

/** A page of the list, each row to be corrected in place. */
export function ReviewTable({ rows, all, numberOf, checked, classes, onChange, onRemove }: ReviewTableProps) {
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
      <Table
        className="school-table import-table"
        blocksBelow={768}
        rowKey="key"
        dataSource={rows}
        columns={[
          { title: t('row'), rowScope: 'row', render: (_, row) => numberOf(row) },
          ...shownCells(all).map(cell => ({
            key: cell,
            title: t(`cells.${cell}`),
            render: (_: unknown, row: DraftRow) => (
              <ReviewCell
                cell={cell}
                row={row}
                number={numberOf(row)}
                checked={checked?.get(row.key)}
                classList={id}
                onChange={onChange}
              />
            ),
          })),
          menuColumn<DraftRow>(t('remove'), row => (
            <Button
              type="text"
              aria-label={t('removeRow', { number: numberOf(row) })}
              onClick={() => onRemove(row.key)}
            >
              <Icon name="remove" size={18} />
            </Button>
          )),
        ]}
      />
    </>
  );
}
