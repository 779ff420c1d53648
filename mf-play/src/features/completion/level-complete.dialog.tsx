import { LocaleLink } from '@burrow/client';
import { useNavigate } from '@burrow/client/router';
import type { CourseData, LevelData } from '@burrow/contracts';
import { localePath, useTranslation } from '@burrow/i18n';
import { Button, Icon, Modal } from '@burrow/ui';
import { goalWords } from '../goals/goal-words.ts';
import { groupGoals } from '../goals/goals.rules.ts';
import type { DialogProps } from '../dialogs/panel.types.ts';
import { CERTIFICATE_LEVEL } from '../certificate/certificate.rules.ts';
import { nextWay } from '../play/navigation.rules.ts';
import { CHALLENGES, levelPath } from '../play/play-place.ts';
import { ProgressStrip } from '../play/progress-strip.tsx';
import { useClassRules } from '../play/use-class-rules.ts';
import type { CompletionKind } from './completion.rules.ts';

export interface LevelCompleteDialogProps extends DialogProps {
  readonly completion: CompletionKind;
  readonly level: LevelData;
  readonly course: CourseData | undefined;
  readonly portrait: string;
  readonly onCertificate: () => void;
}

/** The level is complete; at the end of a course, the course too. */
export function LevelCompleteDialog(props: LevelCompleteDialogProps) {
  const { open, onClose, completion, level, course, portrait } = props;
  const { t } = useTranslation(['play-dialogs', 'play']);
  const isChallenge = level.course_slug === CHALLENGES;
  const words = isChallenge ? 'challenges:complete' : 'complete';
  return (
    <Modal
      open={open}
      onCancel={onClose}
      width={640}
      footer={null}
      title={t(`${words}.${completion}.title`)}
      className="complete-dialog"
    >
      <div className="complete-dialog__top">
        <img
          className="complete-dialog__portrait pixel-frame"
          src={portrait}
          alt=""
          width={128}
          height={128}
        />
        <div>
          <p className="complete-dialog__place">
            {t(isChallenge ? 'challenges:challenge.place' : 'play:level.tooltip', {
              number: level.level_id,
              name: level.name,
            })}{' '}
            · {level.chapter_name}
          </p>
          <p>{t(`${words}.${completion}.text`)}</p>
          <MetGoals level={level} />
        </div>
      </div>
      {course && !isChallenge && (
        <>
          <h3>{t('complete.levels', { chapter: level.chapter_name })}</h3>
          <ProgressStrip course={course} level={level} onNavigate={onClose} />
        </>
      )}
      <CompleteActions {...props} />
    </Modal>
  );
}

function MetGoals({ level }: Pick<LevelCompleteDialogProps, 'level'>) {
  const { t } = useTranslation('play');
  return (
    <ul className="complete-dialog__goals">
      {groupGoals(level.levelGoals, []).map(group => (
        <li key={group.key}>
          <Icon name="star" /> {goalWords(group, t)}
        </li>
      ))}
    </ul>
  );
}

function CompleteActions({ level, course, onClose, onCertificate }: LevelCompleteDialogProps) {
  const { t, i18n } = useTranslation('play-dialogs');
  const navigate = useNavigate();
  const rules = useClassRules(level.course_slug);
  const isChallenge = level.course_slug === CHALLENGES;
  const way = course ? nextWay(course, level.slug, rules) : null;
  const next = way && 'slug' in way ? levelPath(level.course_slug, way.slug) : null;
  return (
    <div className="complete-dialog__actions">
      {level.slug === CERTIFICATE_LEVEL && (
        <Button type="text" onClick={onCertificate}>
          <Icon name="star" size={18} /> {t('complete.certificate')}
        </Button>
      )}
      {isChallenge && (
        <LocaleLink className="link-button" to={CHALLENGES} onClick={onClose}>
          {t('challenges:challenge.back')}
        </LocaleLink>
      )}
      <Button onClick={onClose} autoFocus={!next}>
        {t('complete.again')}
      </Button>
      {next && (
        <Button
          type="primary"
          size="large"
          autoFocus
          onClick={() => {
            onClose();
            void navigate(localePath(i18n.language, next));
          }}
        >
          {t(isChallenge ? 'challenges:complete.next' : 'complete.next')}{' '}
          <Icon name="forward" mirrored size={18} />
        </Button>
      )}
    </div>
  );
}
