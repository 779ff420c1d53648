import { Table as AntTable, type TableColumnType, type TableProps as AntTableProps } from 'antd';

/** A column. Rows come searched from the server: there are no filters, and their code is not in the product. */
export type TableColumn<Row> = Omit<
  TableColumnType<Row>,
  `filter${string}` | `onFilter${string}` | 'filtered' | 'defaultFilteredValue'
>;

export interface TableProps<Row> extends Omit<
  AntTableProps<Row>,
  'columns' | 'pagination' | 'showSorterTooltip' | 'loading'
> {
  readonly columns: readonly TableColumn<Row>[];
  /** Width of the page in pixels below which a row is a block, and its cells stand beside and below each other. */
  readonly blocksBelow?: 768 | 1240 | undefined;
}

/**
 * Rows of an office: antd's table, without its pages, since pages are the server's.
 *
 * The column that names a row has `rowScope: 'row'`.
 *
 * @example
 * import { Table } from '@burrow/ui/table';
 * const columns = [
 *   { dataIndex: 'name', title: 'Name', rowScope: 'row' },
 *   { dataIndex: 'levels', title: 'Levels' },
 * ];
 * <Table rowKey="name" columns={columns} dataSource={[{ name: 'Ada', levels: 12 }]} /> // → shows rowheader 'Ada'
 */
export function Table<Row extends object>({ columns, blocksBelow, className, ...props }: TableProps<Row>) {
  const classes = [className, blocksBelow && `table-blocks-${blocksBelow}`].filter(Boolean).join(' ');
  return (
    <AntTable<Row>
      {...props}
      className={classes}
      columns={[...columns]}
      pagination={false}
      showSorterTooltip={false}
    />
  );
}
