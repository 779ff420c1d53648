import type { LevelData } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import { Icon } from '@burrow/ui';
import { textOf } from '../../book/book.ts';
import { PYTHON_BOOK } from '../../book/python-book.ts';
import type { DialogProps } from '../../level/panel.types.ts';
import { useScreen } from '../../level/screen.context.ts';
import { BookEntryCard } from './book-entry-card.tsx';
import { entryOfLevel } from './level-entry.rules.ts';
import './code-book.css';

export interface LevelEntryProps extends DialogProps {
  readonly level: LevelData;
  /** Puts the example into the editor; null while nothing can be put in. */
  readonly onCode: ((code: string) => void) | null;
}

/** The page of the code book that belongs to a level, and the way to the others. */
export function LevelEntry({ level, onCode, onClose }: LevelEntryProps) {
  const { t } = useTranslation(['code-book', 'play']);
  const { openPanel } = useScreen();
  const page = entryOfLevel(PYTHON_BOOK, level);
  return (
    <>
      {page && (
        <BookEntryCard
          syntax={page.name}
          name={page.slug}
          text={textOf(page, t)}
          example={page.example}
          output={page.output}
          onCode={onCode}
          onPlaced={onClose}
        />
      )}
      <button type="button" className="way-button" onClick={() => openPanel('code-book')}>
        <Icon name="book" /> {t('openBook')}
      </button>
    </>
  );
}
