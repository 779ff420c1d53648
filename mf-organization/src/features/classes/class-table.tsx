import { LocaleLink, useSession } from '@burrow/client';
import type { ListedClass } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import { Table, type TableColumn } from '@burrow/ui/table';
import { useTeachersQuery } from '../../api/teachers.api.ts';
import { menuColumn } from '../../components/menu-column.tsx';
import { badgeOf } from './class-badge.rules.ts';
import { ClassMenu } from './class-menu.tsx';
import { namesOf } from './class-teachers.rules.ts';
import { ClassRules } from './class-rules.tsx';
import { useClassesWork, WorkBar } from '../live/index.ts';

/** Classes in rows; administrators also see who teaches each. */
export function ClassTable({ classes }: { readonly classes: readonly ListedClass[] }) {
  return (
    <Table className="school-table" rowKey="id" dataSource={classes} columns={useClassColumns(classes)} />
  );
}

function useClassColumns(classes: readonly ListedClass[]): TableColumn<ListedClass>[] {
  const { t } = useTranslation('organization');
  const work = useClassesWork(classes);
  const teachers = useTeacherColumns();
  const none = <span className="school-quiet">–</span>;
  return [
    { title: t('classes.class'), rowScope: 'row', render: (_, each) => <ClassName {...each} /> },
    ...teachers,
    { title: t('classes.students'), dataIndex: 'student_count', align: 'end' },
    {
      title: t('classes.mostOn'),
      className: 'school-table__wide school-table__word',
      render: (_, each) => work(each).mostOn ?? none,
    },
    {
      title: t('classes.progress'),
      className: 'school-table__wide',
      render: (_, each) => <WorkBar share={work(each).share} />,
    },
    {
      title: t('classes.rules'),
      className: 'school-table__widest',
      render: (_, each) => <ClassRules schoolClass={each} />,
    },
    menuColumn(t('common.more'), each => <ClassMenu schoolClass={each} />),
  ];
}

/** Who teaches each class, for administrators. */
function useTeacherColumns(): TableColumn<ListedClass>[] {
  const { t, i18n } = useTranslation('organization');
  const { isAdmin } = useSession();
  const { data: staff } = useTeachersQuery(undefined, { skip: !isAdmin });
  if (!isAdmin) return [];
  return [
    {
      title: t('classes.teachers'),
      className: 'school-table__wide class-teachers',
      render: (_, each) =>
        staff ? namesOf(each, staff.teachers, i18n.language) || t('classes.nobody') : '…',
    },
  ];
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
