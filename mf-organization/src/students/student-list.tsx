import { LoadSkeleton } from '@burrow/client';
import type { StudentOrder } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import { useCallback, useState, type ReactNode } from 'react';
import { useListedStudentsQuery } from '../api/students.api.ts';
import { Failure } from '../components/failure.tsx';
import { Pager } from '../components/pager.tsx';
import { SearchBox } from '../components/search-box.tsx';
import { FIRST_STUDENTS } from './first-students.ts';
import { StudentActions } from './student-actions.tsx';
import type { StudentColumns } from './student-columns.ts';
import { StudentTable } from './student-table.tsx';
import { useRenewPictures } from './use-renew-pictures.tsx';
import { useRenewPassword } from './use-renew-password.tsx';

/** Of a choice of students the whole class is read. */
const MOST_PER_PAGE = 200;

interface StudentListProps {
  /** Only the students of this class. */
  readonly classId?: string;
  /** Shown if there is nobody: what to do next. */
  readonly emptyText: string;
  /** What is shown of each besides who they are. */
  readonly columns?: StudentColumns | undefined;
  /** Beside the search. */
  readonly children?: ReactNode;
}

interface Part {
  readonly search: string;
  readonly sort: StudentOrder;
  readonly page: number;
}

/** Students in rows, searched and sorted in pages; those who are ticked are changed together. */
export function StudentList({ classId, emptyText, columns, children }: StudentListProps) {
  const { t } = useTranslation('students');
  const [{ search, sort, page }, setPart] = useState<Part>({ search: '', ...FIRST_STUDENTS });
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const { renew, dialog } = useRenewPassword();
  const pictures = useRenewPictures(classId);
  const { data, error, refetch } = useListedStudentsQuery({
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
          <StudentActions students={chosen} classId={classId} onDone={() => setTicked([])} />
          <StudentTable
            students={students}
            ticked={ticked}
            onTick={setTicked}
            sort={sort}
            onSort={next => go({ sort: next })}
            hasClasses={classId === undefined}
            onRenew={student => void renew(student)}
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
