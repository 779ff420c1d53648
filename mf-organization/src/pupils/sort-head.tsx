import type { PupilOrder } from '@burrow/contracts';
import { Icon } from '@burrow/ui';

interface SortHeadProps {
  readonly by: 'username' | 'joined';
  readonly text: string;
  readonly sort: PupilOrder;
  readonly onSort: (sort: PupilOrder) => void;
  readonly className?: string;
}

/** The head of a column by which a list is sorted; pressed again, the other way round. */
export function SortHead({ by, text, sort, onSort, className }: SortHeadProps) {
  const isUp = sort === by;
  const isDown = sort === `-${by}`;
  return (
    <th scope="col" className={className} aria-sort={isUp ? 'ascending' : isDown ? 'descending' : undefined}>
      <button type="button" className="sort-head" onClick={() => onSort(isUp ? `-${by}` : by)}>
        {text}
        {(isUp || isDown) && <Icon name="down" size={14} className={isUp ? 'sort-head__up' : ''} />}
      </button>
    </th>
  );
}
