import { useNavigate } from '@burrow/client/router';
import type { CourseData, LevelData } from '@burrow/contracts';
import { localePath, useTranslation } from '@burrow/i18n';
import { Button, Icon, Modal } from '@burrow/ui';
import { goalWords } from '../goals/goal-words.ts';
import { groupGoals } from '../goals/goals.rules.ts';
import type { RunResult } from '../execution/run-result.types.ts';
import { nextWay } from '../play/navigation.rules.ts';
import { levelPath } from '../play/play-place.ts';
import { ProgressStrip } from '../play/progress-strip.tsx';

interface LevelCompleteDialogProps {
  readonly level: LevelData;
  readonly course: CourseData | undefined;
  readonly portrait: string;
  readonly result: RunResult | null;
  readonly onClose: () => void;
}

/** The level is complete; at the end of a course, the course too. */
export function LevelCompleteDialog({ level, course, portrait, result, onClose }: LevelCompleteDialogProps) {
  const { t } = useTranslation('play');
  const completion = result?.kind === 'complete' ? result.completion : null;
  return (
    <Modal
      open={completion !== null}
      onCancel={onClose}
      width={640}
      footer={null}
      title={t(`complete.${completion ?? 'level'}.title`)}
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
            {t('level.tooltip', { number: level.level_id, name: level.name })} · {level.chapter_name}
          </p>
          <p>{t(`complete.${completion ?? 'level'}.text`)}</p>
          <ul className="complete-dialog__goals">
            {groupGoals(level.levelGoals, []).map(group => (
              <li key={group.key}>
                <Icon name="star" /> {goalWords(group, t)}
              </li>
            ))}
          </ul>
        </div>
      </div>
      {course && (
        <>
          <h3>{t('complete.levels', { chapter: level.chapter_name })}</h3>
          <ProgressStrip course={course} level={level} onNavigate={onClose} />
        </>
      )}
      <CompleteActions level={level} course={course} onClose={onClose} />
    </Modal>
  );
}

type CompleteActionsProps = Pick<LevelCompleteDialogProps, 'level' | 'course' | 'onClose'>;

function CompleteActions({ level, course, onClose }: CompleteActionsProps) {
  const { t, i18n } = useTranslation('play');
  const navigate = useNavigate();
  const way = course ? nextWay(course, level.slug) : null;
  const next = way && 'slug' in way ? levelPath(level.course_slug, way.slug) : null;
  return (
    <div className="complete-dialog__actions">
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
          {t('complete.next')} <Icon name="forward" mirrored size={18} />
        </Button>
      )}
    </div>
  );
}
