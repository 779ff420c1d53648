import type { ListedStudent, StudentOrder } from '@burrow/contracts';
import { useDates, useTranslation } from '@burrow/i18n';
import { Table, type TableColumn } from '@burrow/ui/table';
import { menuColumn } from '../components/menu-column.tsx';
import type { StudentColumns } from './student-columns.ts';
import { StudentMenu } from './student-menu.tsx';
import { StudentName } from './student-name.tsx';
import { sortHead } from './sort-head.tsx';

interface StudentTableProps {
  readonly students: readonly ListedStudent[];
  /** Ids of those who are ticked. */
  readonly ticked: readonly string[];
  readonly onTick: (ids: readonly string[]) => void;
  readonly sort: StudentOrder;
  readonly onSort: (sort: StudentOrder) => void;
  /** Whether they are of several classes. */
  readonly hasClasses: boolean;
  readonly onRenew: (student: ListedStudent) => void;
  readonly onRenewPictures: ((student: ListedStudent) => void) | undefined;
  /** Shown in place of when they joined. */
  readonly columns?: StudentColumns | undefined;
}

/** Students with their animals, to be ticked. */
export function StudentTable(props: StudentTableProps) {
  const { t } = useTranslation('students');
  const { students, ticked, onTick, columns } = props;
  return (
    <Table
      className={columns ? 'school-table work-table' : 'school-table student-table'}
      blocksBelow={columns ? 1240 : 768}
      rowKey="student_id"
      columns={useStudentColumns(props)}
      dataSource={students}
      rowSelection={{
        selectedRowKeys: [...ticked],
        onChange: ids => onTick(ids.map(String)),
        getCheckboxProps: ({ username }) => ({ 'aria-label': t('tick', { username }) }),
        getTitleCheckboxProps: () => ({ 'aria-label': t('tickAll') }),
      }}
    />
  );
}

function useStudentColumns({
  sort,
  onSort,
  hasClasses,
  onRenew,
  onRenewPictures,
  columns,
}: StudentTableProps): TableColumn<ListedStudent>[] {
  const { t } = useTranslation('students');
  const { day } = useDates();
  const joined: TableColumn<ListedStudent> = {
    ...sortHead<ListedStudent>({ ways: [{ by: 'joined', text: t('joined') }], sort, onSort }),
    className: 'school-table__wide',
    render: (_, { joined_at: at }) => day(at),
  };
  return [
    {
      ...sortHead<ListedStudent>({
        ways: [
          { by: 'last_name', text: t('form.lastName') },
          { by: 'first_name', text: t('form.firstName') },
          { by: 'username', text: t('form.username') },
        ],
        sort,
        onSort,
      }),
      rowScope: 'row',
      render: (_, student) => <StudentName student={student} />,
    },
    ...(hasClasses ? [{ title: t('class'), className: 'student-class', render: classOf }] : []),
    ...(columns?.columns ?? []),
    {
      title: t('assistant.title'),
      className: 'school-table__wide school-table__word',
      render: (_, student) => t(student.assistant_enabled ? 'assistant.on' : 'assistant.off'),
    },
    ...(columns ? [] : [joined]),
    menuColumn(t('more'), student => (
      <StudentMenu
        student={student}
        onRenew={() => onRenew(student)}
        onRenewPictures={onRenewPictures && (() => onRenewPictures(student))}
      />
    )),
  ];
}

const classOf = (_: unknown, { class_name: name }: ListedStudent) => <bdi>{name ?? '–'}</bdi>;
