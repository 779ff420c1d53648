import type { WorkStatus } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import type { Working } from './class-work.rules.ts';

export type Shown = 'all' | Exclude<WorkStatus, 'on-track'>;

const SHOWN: readonly Shown[] = ['all', 'stuck', 'waiting', 'away'];

interface WorkFilterProps {
  readonly work: ReadonlyMap<string, Working>;
  readonly shown: Shown;
  readonly onShow: (shown: Shown) => void;
}

/** Shows all students, or those who need something, with the number of each. */
export function WorkFilter({ work, shown, onShow }: WorkFilterProps) {
  const { t } = useTranslation('live');
  const countOf = (which: Shown): number =>
    which === 'all' ? work.size : [...work.values()].filter(({ status }) => status === which).length;
  return (
    <div className="work-filter" role="group" aria-label={t('filter.label')}>
      {SHOWN.map(which => (
        <button key={which} type="button" aria-pressed={shown === which} onClick={() => onShow(which)}>
          {t(`filter.${which}`)} <span>{countOf(which)}</span>
        </button>
      ))}
    </div>
  );
}
