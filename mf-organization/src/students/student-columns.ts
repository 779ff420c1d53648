import type { ListedStudent } from '@burrow/contracts';
import type { TableColumn } from '@burrow/ui/table';

/** What a list of students shows besides who they are. */
export interface StudentColumns {
  readonly columns: readonly TableColumn<ListedStudent>[];
  /** Only these students, by id; all if it is missing. */
  readonly only?: ReadonlySet<string>;
}
