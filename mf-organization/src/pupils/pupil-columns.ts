import type { ListedPupil } from '@burrow/contracts';
import type { TableColumn } from '@burrow/ui/table';

/** What a list of students shows besides who they are. */
export interface PupilColumns {
  readonly columns: readonly TableColumn<ListedPupil>[];
  /** Only these students, by id; all if it is missing. */
  readonly only?: ReadonlySet<string>;
}
