import { LocaleLink, useSession } from '@burrow/client';
import type { ListedMember } from '@burrow/contracts';
import { useDates, useTranslation } from '@burrow/i18n';
import { Icon } from '@burrow/ui';
import { RowMenu } from '../../components/row-menu.tsx';
import { nameOf } from '../../members/name-of.rules.ts';
import { useRemoveTeacher } from './use-remove-teacher.ts';

/** Teachers and administrators in rows. */
export function TeacherTable({ teachers }: { readonly teachers: readonly ListedMember[] }) {
  const { t } = useTranslation('teachers');
  return (
    <div className="school-list">
      <table className="school-table">
        <thead>
          <tr>
            <th scope="col">{t('name')}</th>
            <th scope="col">{t('role')}</th>
            <th scope="col" className="school-table__number">
              {t('classes')}
            </th>
            <th scope="col" className="school-table__wide">
              {t('joined')}
            </th>
            <th scope="col" className="school-table__menu">
              <span className="visually-hidden">{t('more')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {teachers.map(teacher => (
            <TeacherRow key={teacher.user_id} teacher={teacher} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

const editPage = (id: string): string => `organization/teachers/${id}/edit`;

function TeacherRow({ teacher }: { readonly teacher: ListedMember }) {
  const { t } = useTranslation('teachers');
  const { day } = useDates();
  const { user } = useSession();
  const { user_id: id, email, full_name: fullName, role, class_count: classes, joined_at: joined } = teacher;
  return (
    <tr>
      <th scope="row">
        <LocaleLink to={editPage(id)} dir="auto">
          {nameOf(teacher)}
        </LocaleLink>{' '}
        {id === user?.user_id && <span className="school-quiet">{t('you')}</span>}
        {fullName && email && (
          <span className="school-quiet teacher-address">
            <bdi>{email}</bdi>
          </span>
        )}
      </th>
      <td>{t(`roles.${role}`)}</td>
      <td className="school-table__number">{classes}</td>
      <td className="school-table__wide">{day(joined)}</td>
      <td className="school-table__menu">
        <TeacherMenu teacher={teacher} />
      </td>
    </tr>
  );
}

function TeacherMenu({ teacher }: { readonly teacher: ListedMember }) {
  const { t } = useTranslation('teachers');
  const { remove } = useRemoveTeacher();
  return (
    <RowMenu label={t('actions', { name: nameOf(teacher) })}>
      <li>
        <LocaleLink to={editPage(teacher.user_id)}>
          <Icon name="edit" /> {t('edit')}
        </LocaleLink>
      </li>
      <li>
        <button type="button" className="row-menu__danger" onClick={() => void remove(teacher)}>
          <Icon name="remove" /> {t('remove')}
        </button>
      </li>
    </RowMenu>
  );
}
