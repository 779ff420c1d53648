import { LocaleLink, useGoTo, useSession } from '@burrow/client';
import type { ListedMember } from '@burrow/contracts';
import { useDates, useTranslation } from '@burrow/i18n';
import { Table } from '@burrow/ui/table';
import { menuColumn } from '../../components/menu-column.tsx';
import { RowMenu } from '../../components/row-menu.tsx';
import { nameOf } from '../../members/name-of.rules.ts';
import { useRemoveTeacher } from './use-remove-teacher.ts';

/** Teachers and administrators in rows. */
export function TeacherTable({ teachers }: { readonly teachers: readonly ListedMember[] }) {
  const { t } = useTranslation('teachers');
  const { day } = useDates();
  return (
    <div className="school-list">
      <Table
        className="school-table"
        rowKey="user_id"
        dataSource={teachers}
        columns={[
          { title: t('name'), rowScope: 'row', render: (_, teacher) => <TeacherName teacher={teacher} /> },
          { title: t('role'), className: 'school-table__word', render: (_, { role }) => t(`roles.${role}`) },
          { title: t('classes'), dataIndex: 'class_count', align: 'end', className: 'school-table__wide' },
          {
            title: t('joined'),
            className: 'school-table__wide',
            render: (_, { joined_at: joined }) => day(joined),
          },
          menuColumn<ListedMember>(t('more'), teacher => <TeacherMenu teacher={teacher} />),
        ]}
      />
    </div>
  );
}

const editPage = (id: string): string => `organization/teachers/${id}/edit`;

function TeacherName({ teacher }: { readonly teacher: ListedMember }) {
  const { t } = useTranslation('teachers');
  const { user } = useSession();
  const { user_id: id, email, full_name: fullName } = teacher;
  return (
    <>
      <LocaleLink to={editPage(id)} dir="auto">
        {nameOf(teacher)}
      </LocaleLink>{' '}
      {id === user?.user_id && <span className="school-quiet">{t('you')}</span>}
      {fullName && email && (
        <span className="school-quiet teacher-address">
          <bdi>{email}</bdi>
        </span>
      )}
    </>
  );
}

function TeacherMenu({ teacher }: { readonly teacher: ListedMember }) {
  const { t } = useTranslation('teachers');
  const { remove } = useRemoveTeacher();
  const goTo = useGoTo();
  return (
    <RowMenu
      label={t('actions', { name: nameOf(teacher) })}
      actions={[
        { icon: 'edit', text: t('edit'), onAct: () => goTo(editPage(teacher.user_id)) },
        { icon: 'remove', text: t('remove'), danger: true, onAct: () => void remove(teacher) },
      ]}
    />
  );
}
