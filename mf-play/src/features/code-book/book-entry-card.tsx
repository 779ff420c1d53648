import { askConfirm, snackbarShown, useAppDispatch } from '@burrow/client';
import { useTranslation } from '@burrow/i18n';
import { Button, Icon } from '@burrow/ui';
import { useId } from 'react';
import { LevelMarkdown } from '../../components/markdown/level-markdown.tsx';
import { textOf } from '../../book/book.ts';
import type { BookEntry } from '../../book/book.types.ts';
import { EntryPicture } from '../../book/entry-picture.tsx';

interface BookEntryCardProps {
  readonly entry: BookEntry;
  readonly animal: string;
  readonly onCode: ((code: string) => void) | null;
  /** The example is in the editor. */
  readonly onPlaced: () => void;
}

/** One command: its call, what it does, a picture, and an example to copy or to try. */
export function BookEntryCard({ entry, animal, onCode, onPlaced }: BookEntryCardProps) {
  const { t, i18n } = useTranslation('code-book');
  const id = useId();
  const { command, syntax, example } = entry;
  const use = useExample(example, onCode, onPlaced);
  return (
    <article className="book-entry" aria-labelledby={id} tabIndex={-1}>
      <div className="book-entry__words">
        <h3 id={id} dir="ltr">
          <code>{syntax}</code>
        </h3>
        <LevelMarkdown text={textOf(entry, i18n.language)} />
        <pre className="code-preview" tabIndex={0} dir="ltr" aria-label={t('example')}>
          {example}
        </pre>
        <div className="book-entry__actions">
          <Button size="small" onClick={() => void use.copy()} aria-label={t('copyOf', { command })}>
            <Icon name="copy" size={16} /> {t('copy')}
          </Button>
          {onCode && (
            <Button size="small" onClick={() => void use.tryIt()} aria-label={t('tryOf', { command })}>
              <Icon name="code" size={16} /> {t('try')}
            </Button>
          )}
        </div>
      </div>
      <EntryPicture entry={entry} animal={animal} label={t('picture', { command })} />
    </article>
  );
}

function useExample(example: string, onCode: BookEntryCardProps['onCode'], onPlaced: () => void) {
  const { t } = useTranslation('code-book');
  const dispatch = useAppDispatch();
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(example);
      dispatch(snackbarShown(t('copied'), 'success'));
    } catch {
      dispatch(snackbarShown(t('notCopied'), 'warning'));
    }
  };
  const tryIt = async (): Promise<void> => {
    const agreed = await askConfirm({ title: t('ask.title'), text: t('ask.text'), ok: t('ask.ok') });
    if (!agreed || !onCode) return;
    onCode(`${example}\n`);
    dispatch(snackbarShown(t('placed'), 'success'));
    onPlaced();
  };
  return { copy, tryIt };
}
