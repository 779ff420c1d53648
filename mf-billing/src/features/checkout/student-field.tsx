import { LocaleLink } from '@burrow/client';
import { SelectField } from '@burrow/forms';
import { nextQuery } from '@burrow/contracts/paths';
import { useTranslation } from '@burrow/i18n';
import { useCourseTakersQuery } from '../../api/course-takers.api.ts';

interface StudentFieldProps {
  readonly course: string;
  /** The path of this page. */
  readonly order: string;
}

/** Whose course it becomes; it may be left for later. */
export function StudentField({ course, order }: StudentFieldProps) {
  const { t } = useTranslation('checkout');
  const { data = [] } = useCourseTakersQuery(course);
  const [pathname = '', search = ''] = order.split('?');
  return (
    <>
      <SelectField
        name="student_id"
        label={t('student.label')}
        hint={t('student.hint')}
        options={[
          { value: '', label: t('student.later') },
          ...data.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      {data.length === 0 && (
        <p>
          <LocaleLink
            to={`profile/students/add?${nextQuery({ pathname: `/${pathname}`, search: `?${search}` })}`}
          >
            {t('student.add')}
          </LocaleLink>
        </p>
      )}
    </>
  );
}
