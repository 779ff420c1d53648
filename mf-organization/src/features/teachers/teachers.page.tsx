import { RequireSession, PageHead, LinkButton, LoadSkeleton } from '@burrow/client';
import { useTranslation } from '@burrow/i18n';
import { Icon } from '@burrow/ui';
import { useTeachersQuery } from '../../api/teachers.api.ts';
import { Failure } from '../../components/failure.tsx';
import { WaitingTeachers } from '../teacher-requests/index.ts';
import { OpenInvitations } from './open-invitations.tsx';
import { ReviewNote } from './review-note.tsx';
import { SuccessorPanel } from './successor.panel.tsx';
import { TeacherTable } from './teacher-table.tsx';

const ADMINS = ['admin'] as const;

/** The adults of the school, and who was invited. */
export function TeachersPage() {
  const { t } = useTranslation('teachers');
  return (
    <RequireSession roles={ADMINS}>
      <PageHead title={t('title')} text={t('text')}>
        <LinkButton to="organization/teachers/add" main>
          <Icon name="add" size={16} /> {t('invite')}
        </LinkButton>
      </PageHead>
      <ReviewNote />
      <WaitingTeachers />
      <Teachers />
      <OpenInvitations />
      <SuccessorPanel />
    </RequireSession>
  );
}

function Teachers() {
  const { t } = useTranslation('teachers');
  const { data, error, refetch } = useTeachersQuery();
  if (data) return <TeacherTable teachers={data.teachers} />;
  if (error) return <Failure title={t('notLoaded')} error={error} onRetry={() => void refetch()} />;
  return <LoadSkeleton lines={4} />;
}
