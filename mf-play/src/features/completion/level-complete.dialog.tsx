import { LocaleLink } from '@burrow/client';
import { useNavigate } from '@burrow/client/router';
import type { CourseData, LevelData } from '@burrow/contracts';
import { localePath, useTranslation } from '@burrow/i18n';
import { Button, Icon, Modal } from '@burrow/ui';
import type { DialogProps } from '../dialogs/panel.types.ts';
import { CERTIFICATE_LEVEL } from '../certificate/certificate.rules.ts';
import { nextWay } from '../play/navigation.rules.ts';
import { CHALLENGES, levelPath } from '../play/play-place.ts';
import { ProgressStrip } from '../play/progress-strip.tsx';
import { useClassRules } from '../play/use-class-rules.ts';
import type { CompletionKind } from './completion.rules.ts';
import { StarList } from './star-list.tsx';

export interface LevelCompleteDialogProps extends DialogProps {
  readonly completion: CompletionKind;
  readonly level: LevelData;
  readonly course: CourseData | undefined;
  readonly portrait: string;
  /** The program that completed the level. */
  readonly code: string;
  readonly onCertificate: () => void;
  /** Shows the run once more. */
  readonly onWatch: () => void;
  /** Puts everything back to the start, and keeps the code. */
  readonly onPlayAgain: () => void;
}

/** The level is complete; at the end of a course, the course too. */
export function LevelCompleteDialog(props: LevelCompleteDialogProps) {
  const { open, onClose, completion, level, course, portrait, code } = props;
  const { t } = useTranslation(['play-dialogs', 'play']);
  const isChallenge = level.course_slug === CHALLENGES;
  const words = isChallenge ? 'challenges:complete' : 'complete';
  const next = useNextSlug(level, course);
  return (
    <Modal
      open={open}
      onCancel={onClose}
      width={680}
      centered
      footer={null}
      title={t(`${words}.${completion}.title`)}
      className="complete-dialog"
    >
      <img className="complete-dialog__portrait pixel-frame" src={portrait} alt="" width={144} height={144} />
      <p className="complete-dialog__place">
        {level.chapter_name} ·{' '}
        {t(isChallenge ? 'challenges:challenge.place' : 'play:level.tooltip', {
          number: level.level_id,
          name: level.name,
        })}
      </p>
      <div className="complete-dialog__praise">
        {completion !== 'level' && <p>{t(`${words}.${completion}.text`)}</p>}
        <StarList level={level} code={code} />
      </div>
      {course && !isChallenge && (
        <div className="complete-dialog__levels">
          <h3>{t('complete.levels', { chapter: level.chapter_name })}</h3>
          <ProgressStrip course={course} level={level} next={next} onNavigate={onClose} />
        </div>
      )}
      <CompleteActions {...props} next={next} />
    </Modal>
  );
}

/** The level that the Next button leads to; null where it leads to none. */
function useNextSlug(level: LevelData, course: CourseData | undefined): string | null {
  const rules = useClassRules(level.course_slug);
  const way = course ? nextWay(course, level.slug, rules) : null;
  return way && 'slug' in way ? way.slug : null;
}

interface CompleteActionsProps extends LevelCompleteDialogProps {
  readonly next: string | null;
}

function CompleteActions({
  level,
  next,
  onClose,
  onCertificate,
  onWatch,
  onPlayAgain,
}: CompleteActionsProps) {
  const { t, i18n } = useTranslation('play-dialogs');
  const navigate = useNavigate();
  const isChallenge = level.course_slug === CHALLENGES;
  const goOn = (slug: string): void => {
    onClose();
    void navigate(localePath(i18n.language, levelPath(level.course_slug, slug)));
  };
  return (
    <div className="complete-dialog__actions">
      <Button type="text" onClick={onWatch}>
        <Icon name="replay" mirrored size={18} /> {t('complete.watch')}
      </Button>
      <Button type="text" onClick={onPlayAgain} autoFocus={!next}>
        <Icon name="reset" size={18} /> {t('complete.playAgain')}
      </Button>
      <span className="complete-dialog__on">
        {level.slug === CERTIFICATE_LEVEL && (
          <Button onClick={onCertificate}>
            <Icon name="star" size={18} /> {t('complete.certificate')}
          </Button>
        )}
        {isChallenge && (
          <LocaleLink className="link-button" to={CHALLENGES} onClick={onClose}>
            {t('challenges:challenge.back')}
          </LocaleLink>
        )}
        {next && (
          <Button type="primary" size="large" autoFocus onClick={() => goOn(next)}>
            {t(isChallenge ? 'challenges:complete.next' : 'complete.next')}{' '}
            <Icon name="forward" mirrored size={18} />
          </Button>
        )}
      </span>
    </div>
  );
}
