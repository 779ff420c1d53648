import { useTranslation } from '@burrow/i18n';
import { Table, type TableColumn } from '@burrow/ui/table';
import type { Item } from './difference.rules.ts';

interface DifferenceGroupProps {
  readonly name: 'new' | 'moved' | 'changed' | 'former' | 'gone' | 'classes';
  readonly items: readonly Item[];
  readonly ticked: ReadonlySet<string>;
  readonly onTick: (ticked: ReadonlySet<string>) => void;
}

/** What differs in one way, each to be accepted or not. */
export function DifferenceGroup({ name, items, ticked, onTick }: DifferenceGroupProps) {
  const { t } = useTranslation('import');
  if (items.length === 0) return null;
  const keys = items.map(({ key }) => key);
  const tick = (chosen: readonly string[]): void =>
    onTick(new Set([...[...ticked].filter(key => !keys.includes(key)), ...chosen]));
  const columns: TableColumn<Item>[] = [
    {
      title: t(name === 'classes' ? 'cells.class_name' : 'difference.who'),
      rowScope: 'row',
      render: (_, item) => <ItemName item={item} />,
    },
    { title: t('difference.what'), render: (_, item) => <ItemChange name={name} item={item} /> },
  ];
  return (
    <section className="panel import-group" aria-label={t(`difference.${name}.title`)}>
      <h2>
        {t(`difference.${name}.title`)} <span className="school-quiet">{items.length}</span>
      </h2>
      <p className="school-quiet">{t(`difference.${name}.text`)}</p>
      <Table
        className="school-table"
        rowKey="key"
        columns={name === 'classes' ? columns.slice(0, 1) : columns}
        dataSource={items}
        rowSelection={{
          selectedRowKeys: keys.filter(key => ticked.has(key)),
          onChange: chosen => tick(chosen.map(String)),
          getCheckboxProps: item => ({ 'aria-label': t('difference.accept', { name: item.name }) }),
          getTitleCheckboxProps: () => ({ 'aria-label': t('difference.acceptAll') }),
        }}
      />
    </section>
  );
}

function ItemName({ item: { name, student } }: { readonly item: Item }) {
  return (
    <span className="import-who">
      <bdi>{name}</bdi>
      {student && student.username !== name && <bdi className="school-quiet">{student.username}</bdi>}
    </span>
  );
}

function ItemChange({ name, item }: { readonly name: DifferenceGroupProps['name']; readonly item: Item }) {
  const { t } = useTranslation('import');
  const none = t('difference.noClass');
  const { before, after } = item;
  if (name === 'gone') return <bdi>{before ?? none}</bdi>;
  if (name === 'new') return <bdi>{after ?? none}</bdi>;
  return (
    <span className="import-change">
      <bdi>{before ?? none}</bdi>
      <span aria-hidden className="import-change__arrow">
        →
      </span>
      <span className="visually-hidden">{t('difference.becomes')}</span>
      <bdi>{after ?? before ?? none}</bdi>
    </span>
  );
}
