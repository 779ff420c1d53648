import { LocaleLink } from '@burrow/client';
import { SelectField, useFormContext } from '@burrow/forms';
import { nextQuery } from '@burrow/contracts/paths';
import { useTranslation } from '@burrow/i18n';
import { useEffect } from 'react';
import { type CourseTaker, useCourseTakersQuery } from '../../api/course-takers.api.ts';
import { checkoutOfTab } from './begun-checkout.ts';
import { chosenBefore } from './chosen-before.rules.ts';

const NOBODY: readonly CourseTaker[] = [];

interface StudentFieldProps {
  readonly plan: string;
  readonly course: string;
  /** The path of this page. */
  readonly order: string;
}

/** Whose course it becomes; it may be left for later. */
export function StudentField({ plan, course, order }: StudentFieldProps) {
  const { t } = useTranslation('checkout');
  const { data = NOBODY } = useCourseTakersQuery(course);
  const { setValue } = useFormContext();
  useEffect(() => {
    const chosen = chosenBefore(checkoutOfTab(), plan, data);
    if (chosen !== '') setValue('student_id', chosen);
  }, [plan, data, setValue]);
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
