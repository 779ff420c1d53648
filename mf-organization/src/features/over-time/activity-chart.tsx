import type { SchoolActivity } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import { usePeriodName } from './use-period-name.ts';

interface ActivityChartProps {
  readonly activity: SchoolActivity;
  readonly shown: 'classes' | 'students' | 'levels';
}

const PERCENT = 100;

/** One of the numbers over time, as bars; the table has them for everybody who does not see bars. */
export function ActivityChart({ activity: { periods, period }, shown }: ActivityChartProps) {
  const { t } = useTranslation('over-time');
  const nameOf = usePeriodName(period);
  const most = Math.max(...periods.map(each => each[shown]));
  const [first, last] = [periods[0], periods.at(-1)];
  return (
    <figure className="panel over-time__chart">
      <figcaption>
        <strong>{t(`shown.${shown}`)}</strong>
        <span className="school-quiet">{t('most', { number: most })}</span>
      </figcaption>
      <div className="over-time__bars" aria-hidden="true">
        {periods.map(each => (
          <span
            key={each.begins}
            title={`${nameOf(each.begins)}: ${each[shown]}`}
            style={{ blockSize: `${most === 0 ? 0 : (each[shown] / most) * PERCENT}%` }}
          />
        ))}
      </div>
      {first && last && (
        <p className="over-time__ends school-quiet" aria-hidden="true">
          <span>{nameOf(first.begins)}</span>
          <span>{nameOf(last.begins)}</span>
        </p>
      )}
    </figure>
  );
}
