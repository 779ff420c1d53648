import { useTranslation } from '@burrow/i18n';
import { countCodeLines } from '../../run/code-lines.rules.ts';

interface LineCountProps {
  readonly code: string;
  readonly most: number;
}

/** How many of the lines that the level allows are used. */
export function LineCount({ code, most }: LineCountProps) {
  const { t } = useTranslation('play');
  const used = countCodeLines(code);
  const tooMany = used > most;
  return (
    <span className={`play__lines ${tooMany ? 'play__lines--over' : ''}`} role="status">
      {t(tooMany ? 'editor.tooManyLines' : 'editor.lines', { used, count: most })}
    </span>
  );
}
