import { LoadSkeleton } from '@burrow/client';
import type { PupilOrder } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import { useCallback, useState, type ReactNode } from 'react';
import { usePupilsQuery } from '../api/students.api.ts';
import { Failure } from '../components/failure.tsx';
import { Pager } from '../components/pager.tsx';
import { SearchBox } from '../components/search-box.tsx';
import { FIRST_PUPILS } from './first-pupils.ts';
import { PupilActions } from './pupil-actions.tsx';
import type { PupilColumns } from './pupil-columns.ts';
import { PupilTable } from './pupil-table.tsx';
import { useRenewPictures } from './use-renew-pictures.tsx';
import { useRenewPassword } from './use-renew-password.tsx';

/** Of a choice of students the whole class is read. */
const MOST_PER_PAGE = 200;

interface PupilListProps {
  /** Only the students of this class. */
  readonly classId?: string;
  /** Shown if there is nobody: what to do next. */
  readonly emptyText: string;
  /** What is shown of each besides who they are. */
  readonly columns?: PupilColumns | undefined;
  /** Beside the search. */
  readonly children?: ReactNode;
}

interface Part {
  readonly search: string;
  readonly sort: PupilOrder;
  readonly page: number;
}

/** Students in rows, searched and sorted in pages; those who are ticked are changed together. */
export function PupilList({ classId, emptyText, columns, children }: PupilListProps) {
  const { t } = useTranslation('pupils');
  const [{ search, sort, page }, setPart] = useState<Part>({ search: '', ...FIRST_PUPILS });
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const { renew, dialog } = useRenewPassword();
  const pictures = useRenewPictures(classId);
  const { data, error, refetch } = usePupilsQuery({
    ...(search && { search }),
    ...(classId && { class_id: classId }),
    sort,
    page,
    ...(columns?.only && { per_page: MOST_PER_PAGE }),
  });
  const go = useCallback((next: Partial<Part>) => {
    setTicked([]);
    setPart(before => ({ ...before, page: 1, ...next }));
  }, []);
  const onSearch = useCallback((words: string) => go({ search: words }), [go]);

  if (!data && error) return <Failure title={t('notLoaded')} error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadSkeleton lines={6} />;
  const { total } = data;
  const only = columns?.only;
  const students = only ? data.students.filter(({ student_id: id }) => only.has(id)) : data.students;
  if (total === 0 && !search && !children) return <p className="panel">{emptyText}</p>;
  const chosen = students.filter(({ student_id: id }) => ticked.includes(id));
  return (
    <section className="school-list" aria-label={t('title')}>
      {dialog}
      {pictures.dialog}
      <div className="school-list__tools">
        <SearchBox label={t('search')} onSearch={onSearch} />
        {children}
        <p className="school-quiet" role="status">
          {t('total', { total })}
        </p>
      </div>
      {students.length > 0 ? (
        <>
          <PupilActions pupils={chosen} classId={classId} onDone={() => setTicked([])} />
          <PupilTable
            pupils={students}
            ticked={ticked}
            onTick={setTicked}
            sort={sort}
            onSort={next => go({ sort: next })}
            hasClasses={classId === undefined}
            onRenew={pupil => void renew(pupil)}
            onRenewPictures={pictures.renew}
            columns={columns}
          />
        </>
      ) : (
        <p className="school-list__none">{search || only ? t('notFound') : emptyText}</p>
      )}
      {!only && <Pager page={page} total={total} onPage={next => go({ page: next })} />}
    </section>
  );
}
