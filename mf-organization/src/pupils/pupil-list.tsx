import { useTranslation } from '@burrow/i18n';
import { useCallback, useState, type ReactNode } from 'react';
import { usePupilsQuery } from '../api/students.api.ts';
import { Failure } from '../components/failure.tsx';
import { LoadSkeleton } from '../components/load-skeleton.tsx';
import { Pager } from '../components/pager.tsx';
import { SearchBox } from '../components/search-box.tsx';
import { MovePupils } from './move-pupils.tsx';
import { PupilTable } from './pupil-table.tsx';

interface PupilListProps {
  /** Only the students of this class. */
  readonly classId?: string;
  /** Shown if there is nobody: what to do next. */
  readonly emptyText: string;
  /** Beside the search. */
  readonly children?: ReactNode;
}

/** Students in rows, searched in pages; those who are ticked are moved together. */
export function PupilList({ classId, emptyText, children }: PupilListProps) {
  const { t } = useTranslation('organization');
  const [{ search, page }, setPart] = useState({ search: '', page: 1 });
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const { data, error, refetch } = usePupilsQuery({
    ...(search && { search }),
    ...(classId && { class_id: classId }),
    page,
  });
  const go = useCallback((next: { search: string; page: number }) => {
    setTicked([]);
    setPart(next);
  }, []);
  const onSearch = useCallback((words: string) => go({ search: words, page: 1 }), [go]);

  if (!data && error)
    return <Failure title={t('pupils.notLoaded')} error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadSkeleton lines={6} />;
  const { students, total } = data;
  if (total === 0 && !search && !children) return <p className="school-panel">{emptyText}</p>;
  return (
    <section className="school-list" aria-label={t('pupils.title')}>
      <div className="school-list__tools">
        <SearchBox label={t('pupils.search')} onSearch={onSearch} />
        {children}
        <p className="school-quiet" role="status">
          {t('pupils.total', { total })}
        </p>
      </div>
      {students.length > 0 ? (
        <>
          <MovePupils ids={ticked} from={classId} onMoved={() => setTicked([])} />
          <PupilTable pupils={students} ticked={ticked} onTick={setTicked} />
        </>
      ) : (
        <p className="school-list__none">{search ? t('pupils.notFound') : emptyText}</p>
      )}
      <Pager page={page} total={total} onPage={next => go({ search, page: next })} />
    </section>
  );
}
