import { COMMAND_GROUPS, commandRow, type LevelData } from '@burrow/contracts';
import { useTranslation, type Translate } from '@burrow/i18n';
import { Drawer, Icon } from '@burrow/ui';
import { Segmented } from '@burrow/ui/extra';
import { useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import type { DialogProps } from '../../level/panel.types.ts';
import { BookEntryCard } from './book-entry-card.tsx';
import { CODE_BOOK, textOf } from '../../book/book.ts';
import type { BookEntry, PythonEntry } from '../../book/book.types.ts';
import { EntryPicture } from '../../book/entry-picture.tsx';
import { PYTHON_BOOK } from '../../book/python-book.ts';
import { KeyboardSigns } from './keyboard-signs.tsx';
import { findEntries, findPython, metEntries, type BookGroup } from './code-book.rules.ts';
import './code-book.css';

const WIDTH = 680;

export interface CodeBookDrawerProps extends DialogProps {
  /** The open level: of Python, the book shows what it and earlier levels introduce. */
  readonly level: Pick<LevelData, 'course_slug' | 'chapter_id' | 'level_id'>;
  /** Lower-case name of the learner's animal. */
  readonly animal: string;
  /** Puts an example into the editor. While it is missing, for example during a run, nothing can be put in. */
  readonly onCode: ((code: string) => void) | null;
}

/** Every command with its call, a picture and an example, and what the learner has met of Python's own. */
export function CodeBookDrawer({ open, onClose, ...props }: CodeBookDrawerProps) {
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
      <Book searchRef={search} onClose={onClose} {...props} />
    </Drawer>
  );
}

interface BookProps extends Omit<CodeBookDrawerProps, 'open'> {
  readonly searchRef: RefObject<HTMLInputElement | null>;
}

function Book({ searchRef, level, animal, onCode, onClose }: BookProps) {
  const { t, i18n } = useTranslation('code-book');
  const [search, setSearch] = useState('');
  const [group, setGroup] = useState<BookGroup>('all');
  const book = useRef<HTMLDivElement>(null);
  const wordsOf = (entry: BookEntry): string =>
    [textOf(entry, t), t(`groups.${commandRow(entry.command).group}`)].join(' ');
  const wordsOfPython = (entry: PythonEntry): string => [textOf(entry, t), t('groups.python')].join(' ');
  const met = metEntries(PYTHON_BOOK, level);
  const commands = findEntries(CODE_BOOK, group, search, wordsOf);
  const python = findPython(met, group, search, wordsOfPython);
  const count = commands.length + python.length;
  const own = met.length > 0 ? (['python'] as const) : [];
  const groups = [
    { value: 'all' as const, label: t('groups.all', { count: CODE_BOOK.length + met.length }) },
    ...[...COMMAND_GROUPS, ...own].map(value => ({ value, label: t(`groups.${value}`) })),
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
      <Segmented<BookGroup>
        aria-label={t('groups.label')}
        value={group}
        onChange={setGroup}
        options={groups}
      />
      <p className="visually-hidden" role="status">
        {t('found', { count })}
      </p>
      {count === 0 && <p>{t('none', { text: search })}</p>}
      <Entries commands={commands} python={python} animal={animal} onCode={onCode} onPlaced={onClose} />
      {group === 'all' && search === '' && <KeyboardSigns language={i18n.language} />}
    </div>
  );
}

interface EntriesProps extends Pick<BookProps, 'animal' | 'onCode'> {
  readonly commands: readonly BookEntry[];
  readonly python: readonly PythonEntry[];
  readonly onPlaced: () => void;
}

function Entries({ commands, python, animal, ...card }: EntriesProps) {
  const { t } = useTranslation('code-book');
  return (
    <>
      <ul className="code-book__entries">
        {commands.map(entry => (
          <li key={entry.command}>
            <BookEntryCard
              {...card}
              syntax={entry.syntax}
              name={entry.command}
              text={textOf(entry, t)}
              example={entry.example}
              picture={
                <EntryPicture
                  entry={entry}
                  animal={animal}
                  label={t('picture', { command: entry.command })}
                />
              }
            />
          </li>
        ))}
      </ul>
      {python.length > 0 && (
        <>
          <h2>{t('groups.python')}</h2>
          <ul className="code-book__entries">
            {python.map(entry => (
              <li key={entry.slug}>
                <BookEntryCard
                  {...card}
                  syntax={entry.name}
                  name={entry.slug}
                  text={textOf(entry, t)}
                  note={t('from', placeOf(entry, t))}
                  example={entry.example}
                  output={entry.output}
                />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

/** The level that introduces an entry, in words. */
const placeOf = ({ level: { chapter, number } }: PythonEntry, t: Translate) => ({
  chapter: t(`book:chapter/${chapter}`),
  number,
});

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
