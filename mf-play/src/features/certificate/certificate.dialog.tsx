import { LocaleLink, useOwnsPrefix, useSession } from '@burrow/client';
import type { CoursePart } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import { Button, Icon, Modal } from '@burrow/ui';
import { Progress } from '@burrow/ui/extra';
import type { DialogProps } from '../../level/panel.types.ts';
import { certificateProgress } from './certificate.rules.ts';

export interface CertificateDialogProps extends DialogProps {
  readonly course: CoursePart | undefined;
  /** URL of the learner's portrait. */
  readonly portrait: string;
}

/** The learner's progress towards the certificate of the course, and what it requires. */
export function CertificateDialog({ open, onClose, course, portrait }: CertificateDialogProps) {
  const { t } = useTranslation('play-dialogs');
  const footer = (
    <Button type="primary" autoFocus onClick={onClose}>
      {t('certificate.close')}
    </Button>
  );
  return (
    <Modal
      open={open}
      title={t('certificate.title')}
      onCancel={onClose}
      footer={footer}
      width={560}
      destroyOnHidden
    >
      {course && <Way course={course} portrait={portrait} />}
    </Modal>
  );
}

function Way({
  course,
  portrait,
}: Required<Pick<CertificateDialogProps, 'portrait'>> & { readonly course: CoursePart }) {
  const { t } = useTranslation('play-dialogs');
  const { user, isAnonymous } = useSession();
  const owns = useOwnsPrefix();
  const { levels, quizzes, isEarned } = certificateProgress(course);
  const student = user?.student_id ?? null;
  return (
    <div className="certificate">
      <div className="certificate__card pixel-frame">
        <img className="certificate__portrait" src={portrait} alt="" width={96} height={96} />
        <p className="certificate__course">{course.name}</p>
        {user?.student_details && <p dir="auto">{user.student_details.username}</p>}
        <p>{t(isEarned ? 'certificate.earned' : 'certificate.start')}</p>
      </div>
      <Progress
        percent={Math.round((100 * (levels.done + quizzes.done)) / Math.max(levels.count + quizzes.count, 1))}
        showInfo={false}
        aria-label={t('certificate.progress')}
      />
      <h3>{t('certificate.needs')}</h3>
      <ul className="certificate__needs">
        <Need met={levels.done === levels.count}>{t('certificate.levels', levels)}</Need>
        {quizzes.count > 0 && (
          <Need met={quizzes.done === quizzes.count}>{t('certificate.quizzes', quizzes)}</Need>
        )}
        <Need met={!isAnonymous}>{t('certificate.account')}</Need>
      </ul>
      {student && owns('certificates') && (
        <LocaleLink to={`certificates/${student}`}>{t('certificate.all')}</LocaleLink>
      )}
    </div>
  );
}

function Need({ met, children }: { readonly met: boolean; readonly children: string }) {
  const { t } = useTranslation('play-dialogs');
  return (
    <li className={met ? 'certificate__need certificate__need--met' : 'certificate__need'}>
      <Icon name={met ? 'success' : 'star'} size={18} /> {children}
      {met && <span className="visually-hidden">, {t('certificate.done')}</span>}
    </li>
  );
}
