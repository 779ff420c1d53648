import { useTranslation } from '@burrow/i18n';
import type { ComparedLine } from './different-lines.rules.ts';

interface ProgramLinesProps {
  readonly lines: readonly ComparedLine[];
  /** The line at which the program stopped, from 1. */
  readonly stopsAt: number | null;
}

/** A program to read, with the numbers of its lines. */
export function ProgramLines({ lines, stopsAt }: ProgramLinesProps) {
  const { t } = useTranslation('failures');
  return (
    <ol dir="ltr">
      {lines.map(({ text, isDifferent }, place) => (
        <li
          key={`${place} ${text}`}
          className={place + 1 === stopsAt ? 'program__line program__line--stops' : 'program__line'}
        >
          {isDifferent ? <mark>{text}</mark> : <span>{text}</span>}
          {place + 1 === stopsAt && <span className="visually-hidden">{t('line', { line: stopsAt })}</span>}
        </li>
      ))}
    </ol>
  );
}
