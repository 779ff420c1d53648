import { askConfirm, snackbarShown, useAppDispatch } from '@burrow/client';
import { useTranslation } from '@burrow/i18n';
import { Button, Icon } from '@burrow/ui';
import { useId, type ReactNode } from 'react';
import { LevelMarkdown } from '../../components/markdown/level-markdown.tsx';

interface BookEntryCardProps {
  /** How it is written, in Python. */
  readonly syntax: string;
  /** What the buttons call it. */
  readonly name: string;
  /** Markdown. */
  readonly text: string;
  readonly example: string;
  readonly onCode: ((code: string) => void) | null;
  /** The example is in the editor. */
  readonly onPlaced: () => void;
  /** Follows the text. */
  readonly note?: string;
  /** What the example prints. */
  readonly output?: string;
  readonly picture?: ReactNode;
}

/** One entry: how it is written, what it does, and an example to copy or to try, with its picture or output. */
export function BookEntryCard(props: BookEntryCardProps) {
  const { syntax, name, text, example, onCode, onPlaced, note, output, picture } = props;
  const { t } = useTranslation('code-book');
  const id = useId();
  const use = useExample(example, onCode, onPlaced);
  return (
    <article className="book-entry" aria-labelledby={id} tabIndex={-1}>
      <div className="book-entry__words">
        <h3 id={id} dir="ltr">
          <code>{syntax}</code>
        </h3>
        <LevelMarkdown text={text} />
        {note !== undefined && <p className="book-entry__note">{note}</p>}
        <pre className="code-preview" tabIndex={0} dir="ltr" aria-label={t('example')}>
          {example}
        </pre>
        {output !== undefined && <Output text={output} />}
        <div className="book-entry__actions">
          <Button size="small" onClick={() => void use.copy()} aria-label={t('copyOf', { command: name })}>
            <Icon name="copy" size={16} /> {t('copy')}
          </Button>
          {onCode && (
            <Button size="small" onClick={() => void use.tryIt()} aria-label={t('tryOf', { command: name })}>
              <Icon name="code" size={16} /> {t('try')}
            </Button>
          )}
        </div>
      </div>
      {picture}
    </article>
  );
}

function Output({ text }: { readonly text: string }) {
  const { t } = useTranslation('code-book');
  return (
    <figure className="book-entry__output">
      <figcaption>{t('prints')}</figcaption>
      <pre tabIndex={0} dir="ltr">
        <samp>{text}</samp>
      </pre>
    </figure>
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
