import type { SolutionCounts } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';

/** How many commands and lines something takes, in words: `12 commands, 8 lines`. */
export function useCountsWords(): (counts: SolutionCounts) => string {
  const { t } = useTranslation('challenges');
  return ({ commands, lines }) =>
    t('results.counts', {
      commands: t('results.commands', { count: commands }),
      lines: t('results.lines', { count: lines }),
    });
}
