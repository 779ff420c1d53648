import { Panel } from '@burrow/ui';
import { type ApiError, snackbarShown, useAppDispatch, LoadSkeleton } from '@burrow/client';
import type { ListedClass } from '@burrow/contracts';
import { useProblemText } from '@burrow/forms';
import { useTranslation } from '@burrow/i18n';
import { useCallback, useState } from 'react';
import { useClassesQuery, useSetClassTeachersMutation } from '../../api/classes.api.ts';
import { PER_PAGE } from '../../api/per-page.ts';
import { Failure } from '../../components/failure.tsx';
import { Pager } from '../../components/pager.tsx';
import { SearchBox } from '../../components/search-box.tsx';

/** The classes of the school, those that the teacher teaches first: a tick is stored at once. */
export function TaughtClasses({ teacherId }: { readonly teacherId: string }) {
  const { t } = useTranslation('teachers');
  const [{ search, page }, setPart] = useState({ search: '', page: 1 });
  const onSearch = useCallback((words: string) => setPart({ search: words, page: 1 }), []);
  const { data, error, refetch } = useClassesQuery({
    ...(search && { search }),
    taught_first: teacherId,
    page,
    per_page: PER_PAGE,
  });
  return (
    <Panel title={t('teaches')} text={t('teachesText')}>
      {!data && error && (
        <Failure title={t('classesNotLoaded')} error={error} onRetry={() => void refetch()} />
      )}
      {!data && !error && <LoadSkeleton lines={4} />}
      {data && (data.total > PER_PAGE || search) && (
        <SearchBox label={t('searchClasses')} onSearch={onSearch} />
      )}
      {data?.total === 0 && <p role="status">{t(search ? 'noSuchClass' : 'noClasses')}</p>}
      {data && (
        <ul className="taught-classes">
          {data.classes.map(each => (
            <li key={each.id}>
              <TaughtClass schoolClass={each} teacherId={teacherId} />
            </li>
          ))}
        </ul>
      )}
      {data && <Pager page={page} total={data.total} onPage={next => setPart({ search, page: next })} />}
    </Panel>
  );
}

interface TaughtClassProps {
  readonly schoolClass: ListedClass;
  readonly teacherId: string;
}

function TaughtClass({ schoolClass: { id, name, teacher_ids: ids }, teacherId }: TaughtClassProps) {
  const { t } = useTranslation('teachers');
  const dispatch = useAppDispatch();
  const textOf = useProblemText();
  const [setTeachers, { isLoading }] = useSetClassTeachersMutation();
  const turn = async (on: boolean): Promise<void> => {
    const teacher_ids = on ? [...ids, teacherId] : ids.filter(each => each !== teacherId);
    const { error } = await setTeachers({ class_id: id, teacher_ids });
    if (error) dispatch(snackbarShown(textOf(error as ApiError), 'error'));
    else dispatch(snackbarShown(t(on ? 'nowTeaches' : 'nowTeachesNot', { name }), 'success'));
  };
  return (
    <label className="chapter-tree__label">
      <input
        type="checkbox"
        className="form-check__box"
        checked={ids.includes(teacherId)}
        disabled={isLoading}
        onChange={({ target }) => void turn(target.checked)}
      />
      <bdi>{name}</bdi>
    </label>
  );
}
