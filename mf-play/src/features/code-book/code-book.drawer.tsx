import { COMMAND_GROUPS, commandRow, type CommandGroup } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import { Drawer, Icon } from '@burrow/ui';
import { Segmented } from '@burrow/ui/extra';
import { useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import type { DialogProps } from '../../level/panel.types.ts';
import { BookEntryCard } from './book-entry-card.tsx';
import { CODE_BOOK, textOf } from '../../book/book.ts';
import type { BookEntry } from '../../book/book.types.ts';
import { findEntries } from './code-book.rules.ts';
import './code-book.css';

const WIDTH = 680;

export interface CodeBookDrawerProps extends DialogProps {
  /** Lower-case name of the learner's animal. */
  readonly animal: string;
  /** Puts an example into the editor. While it is missing, for example during a run, nothing can be put in. */
  readonly onCode: ((code: string) => void) | null;
}

/** Every command with its call, a picture and an example. */
export function CodeBookDrawer({ open, onClose, animal, onCode }: CodeBookDrawerProps) {
  const { t, i18n } = useTranslation('code-book');
  const search = useRef<HTMLInputElement>(null);
  return (
    <Drawer
      open={open}
      onClose={onClose}
      size={WIDTH}
      placement={i18n.dir() === 'rtl' ? 'left' : 'right'}
      title={t('title')}
      closable={{ 'aria-label': t('close'), placement: 'end' }}
      rootClassName="code-book"
      destroyOnHidden
      afterOpenChange={isOpen => isOpen && search.current?.focus()}
    >
      <Book searchRef={search} animal={animal} onCode={onCode} onClose={onClose} />
    </Drawer>
  );
}

interface BookProps extends Omit<CodeBookDrawerProps, 'open'> {
  readonly searchRef: RefObject<HTMLInputElement | null>;
}

function Book({ searchRef, animal, onCode, onClose }: BookProps) {
  const { t, i18n } = useTranslation('code-book');
  const [search, setSearch] = useState('');
  const [group, setGroup] = useState<CommandGroup | 'all'>('all');
  const book = useRef<HTMLDivElement>(null);
  const wordsOf = (entry: BookEntry): string =>
    [textOf(entry, i18n.language), t(`groups.${commandRow(entry.command).group}`)].join(' ');
  const found = findEntries(CODE_BOOK, group, search, wordsOf);
  const groups = [
    { value: 'all' as const, label: t('groups.all', { count: CODE_BOOK.length }) },
    ...COMMAND_GROUPS.map(value => ({ value, label: t(`groups.${value}`) })),
  ];
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- arrow keys move from entry to entry
    <div ref={book} className="code-book__content" onKeyDown={event => moveFocus(event, book.current)}>
      <label className="code-book__search">
        <Icon name="search" />
        <span className="visually-hidden">{t('search')}</span>
        <input
          ref={searchRef}
          type="search"
          placeholder={t('search')}
          value={search}
          onChange={event => setSearch(event.target.value)}
        />
      </label>
      <Segmented<CommandGroup | 'all'>
        aria-label={t('groups.label')}
        value={group}
        onChange={setGroup}
        options={groups}
      />
      <p className="visually-hidden" role="status">
        {t('found', { count: found.length })}
      </p>
      {found.length === 0 && <p>{t('none', { text: search })}</p>}
      <ul className="code-book__entries">
        {found.map(entry => (
          <li key={entry.command}>
            <BookEntryCard entry={entry} animal={animal} onCode={onCode} onPlaced={onClose} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Makes arrow keys go from the search to the entries and through them. */
function moveFocus(event: KeyboardEvent, book: HTMLElement | null): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const from = event.target instanceof Element ? event.target : null;
  if (!step || !book || from?.closest('.ant-segmented, pre')) return;
  const entries = [...book.querySelectorAll<HTMLElement>('.book-entry')];
  const search = book.querySelector<HTMLElement>('input[type="search"]');
  const stops = search ? [search, ...entries] : entries;
  const at = stops.findIndex(stop => stop === from || stop.contains(from));
  const next = stops[Math.min(Math.max(at + step, 0), stops.length - 1)];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
