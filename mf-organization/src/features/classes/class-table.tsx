import { LocaleLink, useSession } from '@burrow/client';
import type { ListedClass } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import { useTeachersQuery } from '../../api/teachers.api.ts';
import { badgeOf } from './class-badge.rules.ts';
import { ClassMenu } from './class-menu.tsx';
import { namesOf } from './class-teachers.rules.ts';
import { ClassRules } from './class-rules.tsx';
import { type ClassWorkShown, ProgressCells, useClassesWork } from '../live/index.ts';

/** Classes in rows; administrators also see who teaches each. */
export function ClassTable({ classes }: { readonly classes: readonly ListedClass[] }) {
  const { t } = useTranslation('organization');
  const { isAdmin } = useSession();
  const work = useClassesWork(classes);
  return (
    <table className="school-table">
      <thead>
        <tr>
          <th scope="col">{t('classes.class')}</th>
          {isAdmin && (
            <th scope="col" className="school-table__wide">
              {t('classes.teachers')}
            </th>
          )}
          <th scope="col" className="school-table__number">
            {t('classes.students')}
          </th>
          <th scope="col" className="school-table__wide">
            {t('classes.mostOn')}
          </th>
          <th scope="col" className="school-table__wide">
            {t('classes.progress')}
          </th>
          <th scope="col" className="school-table__wide">
            {t('classes.rules')}
          </th>
          <th scope="col" className="school-table__menu">
            <span className="visually-hidden">{t('common.more')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {classes.map(schoolClass => (
          <ClassRow key={schoolClass.id} schoolClass={schoolClass} work={work(schoolClass)} />
        ))}
      </tbody>
    </table>
  );
}

function ClassName({ id, name }: Pick<ListedClass, 'id' | 'name'>) {
  return (
    <span className="school-class">
      <span className="school-badge" aria-hidden="true">
        {badgeOf(name)}
      </span>
      <LocaleLink to={`organization/classes/${id}`} dir="auto">
        {name}
      </LocaleLink>
    </span>
  );
}

interface ClassRowProps {
  readonly schoolClass: ListedClass;
  readonly work: ClassWorkShown;
}

function ClassRow({ schoolClass, work }: ClassRowProps) {
  const { t, i18n } = useTranslation('organization');
  const { isAdmin } = useSession();
  const { data: staff } = useTeachersQuery(undefined, { skip: !isAdmin });
  const { id, name, student_count: students } = schoolClass;
  const names = staff && (namesOf(schoolClass, staff.teachers, i18n.language) || t('classes.nobody'));
  return (
    <tr>
      <th scope="row">
        <ClassName id={id} name={name} />
      </th>
      {isAdmin && <td className="school-table__wide">{names ?? '…'}</td>}
      <td className="school-table__number">{students}</td>
      <ProgressCells {...work} />
      <td className="school-table__wide">
        <ClassRules schoolClass={schoolClass} />
      </td>
      <td className="school-table__menu">
        <ClassMenu schoolClass={schoolClass} />
      </td>
    </tr>
  );
}
