import {
  type ApiError,
  snackbarShown,
  useAppDispatch,
  useSession,
  PageHead,
  LoadSkeleton,
} from '@burrow/client';
import type { ArchivedClass } from '@burrow/contracts';
import { useProblemText } from '@burrow/forms';
import { useDates, useTranslation } from '@burrow/i18n';
import { Button } from '@burrow/ui';
import { useState } from 'react';
import { useArchivedClassesQuery, useRestoreClassMutation } from '../../api/archived-classes.api.ts';
import { Failure } from '../../components/failure.tsx';
import { Pager } from '../../components/pager.tsx';

/** Classes of earlier school years; an administrator takes one out of the archive. */
export function ArchivedClassesPage() {
  const { t } = useTranslation('archived-classes');
  return (
    <>
      <PageHead
        title={t('title')}
        text={t('text')}
        above={{ to: 'organization/classes', text: t('classes') }}
      />
      <ArchivedClasses />
    </>
  );
}

function ArchivedClasses() {
  const { t } = useTranslation('archived-classes');
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useArchivedClassesQuery({ page });
  if (!data && error) return <Failure title={t('notLoaded')} error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadSkeleton lines={4} />;
  if (data.total === 0) return <p className="panel">{t('none')}</p>;
  return (
    <section className="school-list" aria-label={t('title')}>
      <table className="school-table">
        <thead>
          <tr>
            <th scope="col">{t('class')}</th>
            <th scope="col">{t('archived')}</th>
            <th scope="col">
              <span className="visually-hidden">{t('actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {data.classes.map(each => (
            <ArchivedClassRow key={each.id} archived={each} />
          ))}
        </tbody>
      </table>
      <Pager page={page} total={data.total} onPage={setPage} />
    </section>
  );
}

function ArchivedClassRow({ archived: { id, name, archived_at: at } }: { readonly archived: ArchivedClass }) {
  const { t } = useTranslation('archived-classes');
  const { day } = useDates();
  const { isAdmin } = useSession();
  const dispatch = useAppDispatch();
  const textOf = useProblemText();
  const [restore, { isLoading }] = useRestoreClassMutation();
  const takeOut = (): void =>
    void restore(id)
      .unwrap()
      .then(() => dispatch(snackbarShown(t('restored', { name }), 'success')))
      .catch((problem: ApiError) => dispatch(snackbarShown(textOf(problem), 'error')));
  return (
    <tr>
      <th scope="row">
        <bdi>{name}</bdi>
      </th>
      <td>{day(at)}</td>
      <td>
        {isAdmin && (
          <Button loading={isLoading} aria-label={t('restoreOf', { name })} onClick={takeOut}>
            {t('restore')}
          </Button>
        )}
      </td>
    </tr>
  );
}
