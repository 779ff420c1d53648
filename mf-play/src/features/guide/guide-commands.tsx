import { useTranslation } from '@burrow/i18n';
import { CODE_BOOK, textOf } from '../code-book/book.ts';
import { LevelMarkdown } from '../play/level-markdown.tsx';

/** What the code book says of each command. */
export function GuideCommands() {
  const { t, i18n } = useTranslation('guide');
  return (
    <ul className="guide__commands">
      {CODE_BOOK.map(entry => (
        <li key={entry.command}>
          <h2 dir="ltr">
            <code>{entry.syntax}</code>
          </h2>
          <LevelMarkdown text={textOf(entry, i18n.language)} heading="h3" />
          <pre className="code-preview" tabIndex={0} dir="ltr" aria-label={t('commands.example')}>
            {entry.example}
          </pre>
        </li>
      ))}
    </ul>
  );
}
