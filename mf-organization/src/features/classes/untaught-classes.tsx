import { LocaleLink, useSession } from '@burrow/client';
import { useTranslation } from '@burrow/i18n';
import { useClassesQuery } from '../../api/classes.api.ts';

/** As many as are named; the rest are counted. */
const MOST_NAMED = 5;

/** Tells administrators of classes whose students nobody teaches, such as after a teacher has left. */
export function UntaughtClasses() {
  const { t } = useTranslation('organization');
  const { isAdmin } = useSession();
  const { data } = useClassesQuery({ untaught: 'true', per_page: MOST_NAMED }, { skip: !isAdmin });
  if (!data || data.total === 0) return null;
  const more = data.total - data.classes.length;
  return (
    <div className="school-notice" role="status">
      <p>{t('classes.untaught.text', { count: data.total })}</p>
      <ul className="school-notice__links">
        {data.classes.map(({ id, name }) => (
          <li key={id}>
            <LocaleLink to={`organization/classes/${id}/edit`} dir="auto">
              {name}
            </LocaleLink>
          </li>
        ))}
        {more > 0 && <li>{t('classes.untaught.more', { count: more })}</li>}
      </ul>
    </div>
  );
}
