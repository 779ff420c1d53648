import type { StudentOrder } from '@burrow/contracts';
import { Icon } from '@burrow/ui';
import type { TableColumn } from '@burrow/ui/table';

type SortedBy = Exclude<StudentOrder, `-${string}`>;

interface SortHeadProps {
  /** What can be sorted by in this column. */
  readonly ways: readonly { readonly by: SortedBy; readonly text: string }[];
  readonly sort: StudentOrder;
  readonly onSort: (sort: StudentOrder) => void;
}

/** The head of a column by which a list is sorted; pressed again, the other way round. */
export function sortHead<Row>({ ways, sort, onSort }: SortHeadProps): TableColumn<Row> {
  const isUp = ways.some(({ by }) => sort === by);
  const isDown = ways.some(({ by }) => sort === `-${by}`);
  return {
    key: ways.map(({ by }) => by).join(' '),
    title: (
      <span className="sort-heads">
        {ways.map(({ by, text }) => (
          <button
            key={by}
            type="button"
            className="sort-head"
            onClick={() => onSort(sort === by ? `-${by}` : by)}
          >
            {text}
            {(sort === by || sort === `-${by}`) && (
              <Icon name="down" size={14} className={sort === by ? 'sort-head__up' : ''} />
            )}
          </button>
        ))}
      </span>
    ),
    onHeaderCell: () => ({ 'aria-sort': isUp ? 'ascending' : isDown ? 'descending' : undefined }),
  };
}
