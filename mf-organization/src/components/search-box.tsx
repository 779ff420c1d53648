import { after } from '@burrow/client';
import { Icon } from '@burrow/ui';
import { useEffect, useState } from 'react';

const ASK_AFTER_MS = 300;

interface SearchBoxProps {
  readonly label: string;
  /** Told once typing pauses. */
  readonly onSearch: (words: string) => void;
}

/** A field that searches a list. */
export function SearchBox({ label, onSearch }: SearchBoxProps) {
  const [typed, setTyped] = useState<string>();
  useEffect(
    () => (typed === undefined ? undefined : after(ASK_AFTER_MS, () => onSearch(typed.trim()))),
    [typed, onSearch],
  );
  return (
    <label className="school-search">
      <Icon name="search" size={18} />
      <span className="visually-hidden">{label}</span>
      <input
        type="search"
        placeholder={label}
        autoComplete="off"
        value={typed ?? ''}
        onChange={event => setTyped(event.target.value)}
      />
    </label>
  );
}
