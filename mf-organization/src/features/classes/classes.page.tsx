import { useSession, PageHead, LinkButton, LoadSkeleton } from '@burrow/client';
import type { Classes } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import { Icon, MessagePanel } from '@burrow/ui';
import { useCallback, useState } from 'react';
import { useClassesQuery } from '../../api/classes.api.ts';
import { PER_PAGE } from '../../api/per-page.ts';
import { Failure } from '../../components/failure.tsx';
import { Pager } from '../../components/pager.tsx';
import { SearchBox } from '../../components/search-box.tsx';
import { FirstSteps } from '../first-steps/index.ts';
import { ComingClasses } from '../substitutes/index.ts';
import { ClassTable } from './class-table.tsx';
import { UntaughtClasses } from './untaught-classes.tsx';

/** The classes of the school, or those that a teacher teaches. */
export function ClassesPage() {
  const { t } = useTranslation('organization');
  const { isAdmin } = useSession();
  const [{ search, page }, setPart] = useState({ search: '', page: 1 });
  const { data, error, isFetching, refetch } = useClassesQuery({
    ...(search && { search }),
    page,
    per_page: PER_PAGE,
  });
  const onSearch = useCallback((words: string) => setPart({ search: words, page: 1 }), []);
  const isEmpty = data?.total === 0 && !search && !isFetching;
  return (
    <>
      <PageHead title={t('area.links.classes')} text={isEmpty ? undefined : t('classes.text')}>
        {data && !isEmpty && <SearchBox label={t('classes.search')} onSearch={onSearch} />}
        {data && !isEmpty && isAdmin && (
          <>
            <LinkButton to="organization/classes/over-time">{t('classes.overTime')}</LinkButton>
            <LinkButton to="organization/classes/new-year">{t('classes.newYear')}</LinkButton>
          </>
        )}
        {data && !isEmpty && <AddClassLink />}
      </PageHead>
      {data && !search && page === 1 && <FirstSteps classes={data.classes} total={data.total} />}
      <UntaughtClasses />
      <ComingClasses />
      {isEmpty ? (
        <NoClasses />
      ) : data ? (
        <Found found={data} page={page} onPage={next => setPart({ search, page: next })} />
      ) : error ? (
        <Failure title={t('classes.notLoaded')} error={error} onRetry={() => void refetch()} />
      ) : (
        <LoadSkeleton lines={6} />
      )}
    </>
  );
}

function AddClassLink() {
  const { t } = useTranslation('organization');
  return (
    <LinkButton to="organization/classes/add" main>
      <Icon name="add" size={16} /> {t('classes.add')}
    </LinkButton>
  );
}

function NoClasses() {
  const { t } = useTranslation('organization');
  return (
    <MessagePanel title={t('classes.none.title')} text={t('classes.none.text')}>
      <AddClassLink />
    </MessagePanel>
  );
}

interface FoundProps {
  readonly found: Classes;
  readonly page: number;
  readonly onPage: (page: number) => void;
}

function Found({ found: { classes, total }, page, onPage }: FoundProps) {
  const { t } = useTranslation('organization');
  if (classes.length === 0)
    return (
      <p className="panel" role="status">
        {t('classes.notFound')}
      </p>
    );
  return (
    <div className="school-list">
      <ClassTable classes={classes} />
      <Pager page={page} total={total} onPage={onPage} />
    </div>
  );
}
