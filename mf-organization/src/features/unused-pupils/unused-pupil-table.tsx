import { Portrait } from '@burrow/ui';
import { LocaleLink } from '@burrow/client';
import type { UnusedPupils } from '@burrow/contracts';
import { datesIn } from '@burrow/contracts/dates';
import { useDates, useTranslation } from '@burrow/i18n';

/** Who was not there for long, and when they leave. */
export function UnusedPupilTable({ pupils }: { readonly pupils: UnusedPupils['students'] }) {
  const { t, i18n } = useTranslation('unused-pupils');
  const { day } = useDates();
  const inUtc = datesIn(i18n.language, 'UTC');
  return (
    <table className="school-table">
      <thead>
        <tr>
          <th scope="col">{t('student')}</th>
          <th scope="col">{t('lastSeen')}</th>
          <th scope="col">{t('leaves')}</th>
        </tr>
      </thead>
      <tbody>
        {pupils.map(({ student_id: id, username, full_name: name, character, ...pupil }) => (
          <tr key={id}>
            <th scope="row">
              <span className="school-pupil">
                <Portrait character={character} size={40} framed />
                <span className="school-pupil__words">
                  <LocaleLink to={`organization/students/${id}`} dir="auto">
                    {name ?? username}
                  </LocaleLink>
                  {name && <bdi className="school-quiet">{username}</bdi>}
                </span>
              </span>
            </th>
            <td>{inUtc.day(pupil.last_seen_on)}</td>
            <td>{day(pupil.leaves_at)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
