import { DEFAULT_CHARACTER } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import { CODE_BOOK, textOf } from '../../book/book.ts';
import { EntryPicture } from '../../book/entry-picture.tsx';
import { LevelMarkdown } from '../../components/markdown/level-markdown.tsx';

/** What the code book says about each command. */
export function GuideCommands() {
  const { t } = useTranslation(['guide', 'code-book']);
  return (
    <ul className="guide__commands">
      {CODE_BOOK.map(entry => (
        <li key={entry.command}>
          <div>
            <h2 dir="ltr">
              <code>{entry.syntax}</code>
            </h2>
            <LevelMarkdown text={textOf(entry, t)} heading="h3" />
            <pre className="code-preview" tabIndex={0} dir="ltr" aria-label={t('commands.example')}>
              {entry.example}
            </pre>
          </div>
          <EntryPicture
            entry={entry}
            animal={DEFAULT_CHARACTER.toLowerCase()}
            label={t('code-book:picture', { command: entry.command })}
          />
        </li>
      ))}
    </ul>
  );
}
