import type { ListedPupil, PupilOrder } from '@burrow/contracts';
import { useDates, useTranslation } from '@burrow/i18n';
import { Table, type TableColumn } from '@burrow/ui/table';
import { menuColumn } from '../components/menu-column.tsx';
import type { PupilColumns } from './pupil-columns.ts';
import { PupilMenu } from './pupil-menu.tsx';
import { PupilName } from './pupil-name.tsx';
import { sortHead } from './sort-head.tsx';

interface PupilTableProps {
  readonly pupils: readonly ListedPupil[];
  /** Ids of those who are ticked. */
  readonly ticked: readonly string[];
  readonly onTick: (ids: readonly string[]) => void;
  readonly sort: PupilOrder;
  readonly onSort: (sort: PupilOrder) => void;
  /** Whether they are of several classes. */
  readonly hasClasses: boolean;
  readonly onRenew: (pupil: ListedPupil) => void;
  readonly onRenewPictures: ((pupil: ListedPupil) => void) | undefined;
  /** Shown in place of when they joined. */
  readonly columns?: PupilColumns | undefined;
}

/** Students with their animals, to be ticked. */
export function PupilTable(props: PupilTableProps) {
  const { t } = useTranslation('pupils');
  const { pupils, ticked, onTick, columns } = props;
  return (
    <Table
      className={columns ? 'school-table work-table' : 'school-table'}
      blocksBelow={columns && 1240}
      rowKey="student_id"
      columns={usePupilColumns(props)}
      dataSource={pupils}
      rowSelection={{
        selectedRowKeys: [...ticked],
        onChange: ids => onTick(ids.map(String)),
        getCheckboxProps: ({ username }) => ({ 'aria-label': t('tick', { username }) }),
        getTitleCheckboxProps: () => ({ 'aria-label': t('tickAll') }),
      }}
    />
  );
}

function usePupilColumns({
  sort,
  onSort,
  hasClasses,
  onRenew,
  onRenewPictures,
  columns,
}: PupilTableProps): TableColumn<ListedPupil>[] {
  const { t } = useTranslation('pupils');
  const { day } = useDates();
  const joined: TableColumn<ListedPupil> = {
    ...sortHead<ListedPupil>({ ways: [{ by: 'joined', text: t('joined') }], sort, onSort }),
    className: 'school-table__wide',
    render: (_, { joined_at: at }) => day(at),
  };
  return [
    {
      ...sortHead<ListedPupil>({
        ways: [
          { by: 'last_name', text: t('form.lastName') },
          { by: 'first_name', text: t('form.firstName') },
          { by: 'username', text: t('form.username') },
        ],
        sort,
        onSort,
      }),
      rowScope: 'row',
      render: (_, pupil) => <PupilName pupil={pupil} />,
    },
    ...(hasClasses ? [{ title: t('class'), render: classOf }] : []),
    ...(columns?.columns ?? []),
    {
      title: t('assistant.title'),
      className: 'school-table__wide',
      render: (_, pupil) => t(pupil.assistant_enabled ? 'assistant.on' : 'assistant.off'),
    },
    ...(columns ? [] : [joined]),
    menuColumn(t('more'), pupil => (
      <PupilMenu
        pupil={pupil}
        onRenew={() => onRenew(pupil)}
        onRenewPictures={onRenewPictures && (() => onRenewPictures(pupil))}
      />
    )),
  ];
}

const classOf = (_: unknown, { class_name: name }: ListedPupil) => <bdi>{name ?? '–'}</bdi>;
