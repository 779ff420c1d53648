import { useSession } from '@burrow/client';
import { useTranslation } from '@burrow/i18n';
import { useComingClassesQuery } from '../../api/substitutes.api.ts';
import { useDaysText } from './use-days-text.ts';

/** Says to a teacher which classes they will have as a substitute: until then these are in no list of theirs. */
export function ComingClasses() {
  const { t } = useTranslation('substitutes');
  const { isAdmin } = useSession();
  const daysText = useDaysText();
  const { data } = useComingClassesQuery(undefined, { skip: isAdmin });
  if (!data || data.classes.length === 0) return null;
  return (
    <ul className="school-notice substitutes__lines" aria-label={t('coming.title')}>
      {data.classes.map(({ class_id, class_name: name, ...times }) => (
        <li key={class_id}>{daysText('coming', times, name)}</li>
      ))}
    </ul>
  );
}
