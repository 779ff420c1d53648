import type { LessonCause } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import { compareLines } from './different-lines.rules.ts';
import { ProgramLines } from './program-lines.tsx';

/** Programs that fail in the same way, side by side, with the lines marked in which they differ. */
export function Programs({ programs }: Pick<LessonCause, 'programs'>) {
  const { t } = useTranslation('failures');
  const compared = compareLines(programs.map(({ code }) => code));
  return programs.map(({ line }, index) => (
    <figure key={`${index} of ${programs.length}`} className="program">
      <figcaption>{t('program', { number: index + 1 })}</figcaption>
      <ProgramLines lines={compared[index] ?? []} stopsAt={line} />
    </figure>
  ));
}
