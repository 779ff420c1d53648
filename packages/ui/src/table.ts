import '@burrow/ui/table.css';
import './table/table.css';

export { Table, type TableColumn, type TableProps } from './table/table.tsx';
