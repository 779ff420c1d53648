import type { PupilOrder } from '@burrow/contracts';
import { Icon } from '@burrow/ui';
import type { TableColumn } from '@burrow/ui/table';

type SortedBy = 'username' | 'joined';

interface SortHeadProps {
  readonly by: SortedBy;
  readonly text: string;
  readonly sort: PupilOrder;
  readonly onSort: (sort: PupilOrder) => void;
}

/** The head of a column by which a list is sorted; pressed again, the other way round. */
export function sortHead<Row>({ by, text, sort, onSort }: SortHeadProps): TableColumn<Row> {
  const isUp = sort === by;
  const isDown = sort === `-${by}`;
  return {
    key: by,
    title: (
      <button type="button" className="sort-head" onClick={() => onSort(isUp ? `-${by}` : by)}>
        {text}
        {(isUp || isDown) && <Icon name="down" size={14} className={isUp ? 'sort-head__up' : ''} />}
      </button>
    ),
    onHeaderCell: () => ({ 'aria-sort': isUp ? 'ascending' : isDown ? 'descending' : undefined }),
  };
}
