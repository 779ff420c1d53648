import { useTranslation } from '@burrow/i18n';
import { Icon } from '@burrow/ui';
import type { KeyboardEvent, RefObject } from 'react';
import { resultLinks } from './result-links.ts';

interface SearchBoxProps {
  readonly query: string;
  readonly onQuery: (query: string) => void;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly results: RefObject<HTMLOListElement | null>;
}

/** The field in which the guide is searched. Enter and the arrow down lead to what was found, Escape empties it. */
export function SearchBox({ query, onQuery, field, results }: SearchBoxProps) {
  const { t } = useTranslation('guide');
  const pressKey = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') onQuery('');
    else if (event.key === 'ArrowDown' || event.key === 'Enter') resultLinks(results)[0]?.focus();
    else return;
    event.preventDefault();
  };
  return (
    <div role="search" className="guide__search">
      <label htmlFor="guide-search">{t('search.label')}</label>
      <div className="guide__search-field">
        <Icon name="search" size={18} />
        <input
          id="guide-search"
          ref={field}
          type="search"
          autoComplete="off"
          spellCheck={false}
          value={query}
          onChange={event => onQuery(event.target.value)}
          onKeyDown={pressKey}
        />
      </div>
    </div>
  );
}
