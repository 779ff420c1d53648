import {
  type ApiError,
  snackbarShown,
  useAppDispatch,
  useSession,
  PageHead,
  LinkButton,
  LoadSkeleton,
} from '@burrow/client';
import farm from '@burrow/content/pictures/loops-level8.png';
import type { ArchivedClass } from '@burrow/contracts';
import { useProblemText } from '@burrow/forms';
import { useDates, useTranslation } from '@burrow/i18n';
import { Button } from '@burrow/ui';
import { EmptyList } from '@burrow/ui/empty-list';
import { Table } from '@burrow/ui/table';
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
  const { day } = useDates();
  const { isAdmin } = useSession();
  const { data, error, refetch } = useArchivedClassesQuery({ page });
  if (!data && error) return <Failure title={t('notLoaded')} error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadSkeleton lines={4} />;
  if (data.total === 0)
    return (
      <EmptyList picture={farm} text={t('none')}>
        <LinkButton to="organization/classes" main>
          {t('toClasses')}
        </LinkButton>
      </EmptyList>
    );
  return (
    <section className="school-list" aria-label={t('title')}>
      <Table
        className="school-table"
        rowKey="id"
        dataSource={data.classes}
        columns={[
          { title: t('class'), rowScope: 'row', render: (_, { name }) => <bdi>{name}</bdi> },
          { title: t('archived'), render: (_, { archived_at: at }) => day(at) },
          {
            title: <span className="visually-hidden">{t('actions')}</span>,
            align: 'end',
            render: (_, archived) => isAdmin && <RestoreButton archived={archived} />,
          },
        ]}
      />
      <Pager page={page} total={data.total} onPage={setPage} />
    </section>
  );
}

function RestoreButton({ archived: { id, name } }: { readonly archived: ArchivedClass }) {
  const { t } = useTranslation('archived-classes');
  const dispatch = useAppDispatch();
  const textOf = useProblemText();
  const [restore, { isLoading }] = useRestoreClassMutation();
  const takeOut = (): void =>
    void restore(id)
      .unwrap()
      .then(() => dispatch(snackbarShown(t('restored', { name }), 'success')))
      .catch((problem: ApiError) => dispatch(snackbarShown(textOf(problem), 'error')));
  return (
    <Button loading={isLoading} aria-label={t('restoreOf', { name })} onClick={takeOut}>
      {t('restore')}
    </Button>
  );
}
