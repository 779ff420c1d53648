import { useTranslation } from '@burrow/i18n';
import type { ReactNode } from 'react';
import type { ComparedLine } from './different-lines.rules.ts';

interface ProgramLinesProps {
  readonly lines: readonly ComparedLine[];
  /** The line at which the program stopped, from 1. */
  readonly stopsAt: number | null;
  /** Makes the number of each line a button. */
  readonly onPress?: (line: number) => void;
  /** What is shown below a line. */
  readonly below?: (line: number) => ReactNode;
}

/** A program to read, with the numbers of its lines. */
export function ProgramLines({ lines, stopsAt, onPress, below }: ProgramLinesProps) {
  const { t } = useTranslation('failures');
  return (
    <ol dir="ltr" className={onPress && 'program__lines--pressed'}>
      {lines.map(({ text, isDifferent }, place) => (
        <li
          key={`${place} ${text}`}
          className={place + 1 === stopsAt ? 'program__line program__line--stops' : 'program__line'}
        >
          {onPress && <LineNumber line={place + 1} onPress={onPress} />}
          {isDifferent ? <mark>{text}</mark> : <span>{text}</span>}
          {place + 1 === stopsAt && <span className="visually-hidden">{t('line', { line: stopsAt })}</span>}
          {below?.(place + 1)}
        </li>
      ))}
    </ol>
  );
}

interface LineNumberProps {
  readonly line: number;
  readonly onPress: (line: number) => void;
}

function LineNumber({ line, onPress }: LineNumberProps) {
  const { t } = useTranslation('remarks');
  return (
    <button
      type="button"
      className="program__number"
      aria-label={t('writeOnLine', { line })}
      onClick={() => onPress(line)}
    >
      {line}
    </button>
  );
}
