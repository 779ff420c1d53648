import type { SchoolActivity } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import { usePeriodName } from './use-period-name.ts';

/** The numbers of the charts, the latest first. */
export function ActivityTable({ activity: { periods, period } }: { readonly activity: SchoolActivity }) {
  const { t } = useTranslation('over-time');
  const nameOf = usePeriodName(period);
  return (
    <table className="school-table">
      <thead>
        <tr>
          <th scope="col">{t(`begins.${period}`)}</th>
          <th scope="col" className="school-table__number">
            {t('shown.classes')}
          </th>
          <th scope="col" className="school-table__number">
            {t('shown.students')}
          </th>
          <th scope="col" className="school-table__number">
            {t('shown.levels')}
          </th>
        </tr>
      </thead>
      <tbody>
        {periods.toReversed().map(({ begins, classes, students, levels }) => (
          <tr key={begins}>
            <th scope="row">{nameOf(begins)}</th>
            <td className="school-table__number">{classes}</td>
            <td className="school-table__number">{students}</td>
            <td className="school-table__number">{levels}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
