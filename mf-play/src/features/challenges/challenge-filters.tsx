import { useSearchParams } from '@burrow/client/router';
import { type ChallengeList, COMPLETION_STATUSES } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import { Button, Icon } from '@burrow/ui';
import { useId } from 'react';
import { type FilterName, readFilters, withFilter, withoutFilters } from './filters.rules.ts';

interface ChallengeFiltersBarProps {
  readonly list: ChallengeList;
}

/** Chooses which challenges are listed. The choice is in the URL; the system's own controls work by keyboard. */
export function ChallengeFiltersBar({ list }: ChallengeFiltersBarProps) {
  const { t } = useTranslation('challenges');
  const [query, setQuery] = useSearchParams();
  const chosen = readFilters(query);
  const isFiltered = Object.keys(chosen).length > 0;
  const choose = (name: FilterName, value: string): void =>
    setQuery(withFilter(query, name, value), { replace: true });
  return (
    <div role="search" className="challenge-filters" aria-label={t('filters.label')}>
      <Filter name="difficulty" value={chosen.difficulty} options={list.difficulties} onChoose={choose} />
      <Filter
        name="status"
        value={chosen.status}
        options={COMPLETION_STATUSES.map(id => ({ id, name: t(`status.${id}`) }))}
        onChoose={choose}
      />
      {list.ideas.length > 0 && (
        <Filter name="idea" value={chosen.idea} options={list.ideas} onChoose={choose} />
      )}
      <span role="status" className="challenge-filters__found">
        {isFiltered && t('filters.found', { count: list.found_count })}
      </span>
      {isFiltered && (
        <Button type="text" onClick={() => setQuery(withoutFilters(query), { replace: true })}>
          {t('filters.clear')}
        </Button>
      )}
    </div>
  );
}

interface FilterProps {
  readonly name: FilterName;
  readonly value: string | undefined;
  readonly options: readonly { readonly id: string; readonly name: string }[];
  readonly onChoose: (name: FilterName, value: string) => void;
}

function Filter({ name, value = '', options, onChoose }: FilterProps) {
  const { t } = useTranslation('challenges');
  const id = useId();
  return (
    <div className="challenge-filters__field">
      <label htmlFor={id}>{t(`filters.${name}`)}</label>
      <span className="challenge-filters__select">
        <select id={id} value={value} onChange={({ target }) => onChoose(name, target.value)}>
          <option value="">{t('filters.all')}</option>
          {options.map(option => (
            <option key={option.id} value={option.id}>
              {option.name}
            </option>
          ))}
        </select>
        <Icon name="down" size={16} />
      </span>
    </div>
  );
}
