import { useTranslation } from '@burrow/i18n';
import { countCodeLines } from '../../run/code-lines.rules.ts';

interface LineCountProps {
  readonly code: string;
  readonly most: number;
  /** The program works, and is to be shortened. */
  readonly isShortened: boolean;
}

/** How many of the lines that the level allows are used. */
export function LineCount({ code, most, isShortened }: LineCountProps) {
  const { t } = useTranslation('play');
  const used = countCodeLines(code);
  const tooMany = used > most;
  return (
    <span className={`play__lines ${tooMany ? 'play__lines--over' : ''}`} role="status">
      {tooMany && isShortened
        ? t('editor.shorten', { count: used, wanted: most })
        : t(tooMany ? 'editor.tooManyLines' : 'editor.lines', { used, count: most })}
    </span>
  );
}
