import type { TableColumn } from '@burrow/ui/table';
import type { ReactNode } from 'react';

/** The last column of a table: what can be done with a row. */
export const menuColumn = <Row,>(name: string, menuOf: (row: Row) => ReactNode): TableColumn<Row> => ({
  key: 'menu',
  className: 'school-table__menu',
  title: <span className="visually-hidden">{name}</span>,
  render: (_, row) => menuOf(row),
});
