import { useTranslation } from '@burrow/i18n';
import { useState } from 'react';
import { useClassesQuery } from '../api/classes.api.ts';
import { SearchBox } from './search-box.tsx';

const MOST_CLASSES = 200;

interface ClassSelectProps {
  readonly id?: string;
  readonly label?: string;
  /** A class's id, or one of `others`. */
  readonly value: string;
  readonly onChoose: (value: string) => void;
  /** What else can be chosen, first. */
  readonly others: readonly { readonly value: string; readonly text: string }[];
  /** A class that is not offered. */
  readonly without?: string | undefined;
}

/** A choice of a class; in a school with very many, searched. */
export function ClassSelect({ id, label, value, onChoose, others, without }: ClassSelectProps) {
  const { t } = useTranslation('organization');
  const [search, setSearch] = useState('');
  const { data } = useClassesQuery({ ...(search && { search }), per_page: MOST_CLASSES });
  const isLarge = search !== '' || (data?.total ?? 0) > MOST_CLASSES;
  return (
    <>
      {isLarge && <SearchBox label={t('classes.search')} onSearch={setSearch} />}
      <select
        id={id}
        className="school-select"
        aria-label={label}
        value={value}
        onChange={({ target }) => onChoose(target.value)}
      >
        {others.map(other => (
          <option key={other.value} value={other.value}>
            {other.text}
          </option>
        ))}
        {data?.classes
          .filter(each => each.id !== without)
          .map(each => (
            <option key={each.id} value={each.id}>
              {each.name}
            </option>
          ))}
      </select>
    </>
  );
}
