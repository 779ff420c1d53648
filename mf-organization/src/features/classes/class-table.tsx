import { LocaleLink, useSession } from '@burrow/client';
import type { SchoolClass } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import { useTeachersQuery } from '../../api/classes.api.ts';
import { namesOf } from './class-teachers.rules.ts';
import { ClassRules } from './class-rules.tsx';

/** Classes in rows; administrators also see who teaches each. */
export function ClassTable({ classes }: { readonly classes: readonly SchoolClass[] }) {
  const { t, i18n } = useTranslation('organization');
  const { isAdmin } = useSession();
  const { data: staff } = useTeachersQuery(undefined, { skip: !isAdmin });
  const taughtBy = (schoolClass: SchoolClass): string => {
    if (!staff) return '…';
    return namesOf(schoolClass, staff.teachers, i18n.language) || t('classes.nobody');
  };
  return (
    <table className="school-table">
      <thead>
        <tr>
          <th scope="col">{t('classes.class')}</th>
          {isAdmin && <th scope="col">{t('classes.teachers')}</th>}
          <th scope="col">{t('classes.rules')}</th>
        </tr>
      </thead>
      <tbody>
        {classes.map(schoolClass => (
          <tr key={schoolClass.id}>
            <th scope="row">
              <LocaleLink to={`organization/classes/${schoolClass.id}`} dir="auto">
                {schoolClass.name}
              </LocaleLink>
            </th>
            {isAdmin && <td>{taughtBy(schoolClass)}</td>}
            <td>
              <ClassRules schoolClass={schoolClass} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
