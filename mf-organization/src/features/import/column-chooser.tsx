import { useTranslation } from '@burrow/i18n';
import { type Column, COLUMNS } from './column-names.table.ts';
import type { ReadColumns, Table } from './columns.rules.ts';

interface ColumnChooserProps {
  readonly table: Table;
  readonly columns: ReadColumns;
  readonly onChange: (columns: ReadColumns) => void;
}

/** What each column of the list is, as it was recognised; it can be said otherwise. */
export function ColumnChooser({ table, columns: read, onChange }: ColumnChooserProps) {
  const { t } = useTranslation('import');
  const { columns, hasHeader } = read;
  const choose = (at: number, chosen: Column | null): void =>
    onChange({
      hasHeader,
      // A column is used once: it moves.
      columns: columns.map((each, index) => (index === at ? chosen : each === chosen ? null : each)),
    });
  return (
    <fieldset className="panel import-columns">
      <legend>{t('columns')}</legend>
      <label className="import-only">
        <input
          type="checkbox"
          className="form-check__box"
          checked={hasHeader}
          onChange={({ target }) => onChange({ columns, hasHeader: target.checked })}
        />
        {t('hasHeader')}
      </label>
      <div className="import-columns__list">
        {columns.map((column, at) => (
          <label key={at} className="import-field">
            <bdi className="school-quiet">{table[0]?.[at] || t('column', { number: at + 1 })}</bdi>
            <select
              className="school-select"
              value={column ?? ''}
              onChange={({ target }) => choose(at, (target.value || null) as Column | null)}
            >
              <option value="">{t('leftOut')}</option>
              {COLUMNS.map(each => (
                <option key={each} value={each}>
                  {t(`cells.${each}`)}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
