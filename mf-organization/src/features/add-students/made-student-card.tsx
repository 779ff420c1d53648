import { LinkButton } from '@burrow/client';
import type { MadeSchoolStudent } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import { Button, Icon } from '@burrow/ui';
import { ToldPassword } from '../../students/told-password.tsx';

interface MadeStudentCardProps {
  readonly made: MadeSchoolStudent;
  readonly back: string;
  readonly onAgain: () => void;
}

/** A new student with the password, to print or copy: it is not shown again. */
export function MadeStudentCard({ made, back, onAgain }: MadeStudentCardProps) {
  const { t } = useTranslation('students');
  return (
    <section className="panel" aria-label={t('made.title', { username: made.username })}>
      <h2>{t('made.title', { username: made.username })}</h2>
      <p className="panel__text">{t(made.password === null ? 'made.noPassword' : 'made.once')}</p>
      <ToldPassword username={made.username} password={made.password} />
      <div className="page-head__actions made-student__actions">
        <Button type="primary" onClick={onAgain}>
          <Icon name="add" size={16} /> {t('made.again')}
        </Button>
        <LinkButton to={`organization/students/${made.student_id}`}>{t('made.open')}</LinkButton>
        <LinkButton to={back}>{t('add.above')}</LinkButton>
      </div>
    </section>
  );
}
