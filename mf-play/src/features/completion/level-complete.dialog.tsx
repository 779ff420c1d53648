import { CHALLENGES, type CoursePart, type Earned as EarnedThings, type LevelData } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import { Modal } from '@burrow/ui';
import type { WorldState } from '@burrow/world';
import { useRef } from 'react';
import { ChallengeResults } from '../challenge-results/index.ts';
import { CERTIFICATE_LEVEL } from '../certificate/index.ts';
import type { DialogProps } from '../../level/panel.types.ts';
import { ProgressStrip } from '../../level/progress-strip.tsx';
import { Bag } from './bag.tsx';
import { CheerPicture } from './cheer-picture.tsx';
import { CompleteActions } from './complete-actions.tsx';
import { afterCompletion, type CompletionKind } from '../../level/completion.rules.ts';
import { Earned } from './earned.tsx';
import { NextLevel } from './next-level.tsx';
import { StarList } from './star-list.tsx';
import { useWaysOn } from './use-ways-on.ts';

export interface LevelCompleteDialogProps extends DialogProps {
  readonly completion: CompletionKind;
  /** How many hidden maps the program was run on. */
  readonly variantsMet: number;
  /** Ideas of the level that the program does without. */
  readonly leftOut: readonly string[];
  /** Badges and certificates that the completion has earned. */
  readonly earned: EarnedThings | null;
  readonly level: LevelData;
  readonly course: CoursePart | undefined;
  /** How the run ended; null when the dialog is closed. */
  readonly final: WorldState | null;
  /** The program that completed the level. */
  readonly code: string;
  /** This dialog has closed, and the certificate is next. */
  readonly onCertificate: () => void;
  /** Shows the run once more. */
  readonly onWatch: () => void;
  /** Resets everything to the start, and keeps the code. */
  readonly onPlayAgain: () => void;
}

/** The level is complete; at the end of a course, the course too. */
export function LevelCompleteDialog(props: LevelCompleteDialogProps) {
  const { open, completion, variantsMet, earned, level, final, code, onWatch, onPlayAgain } = props;
  const course = props.course && afterCompletion(props.course, level.slug);
  const { t } = useTranslation(['play-dialogs', 'play']);
  const isChallenge = level.course_slug === CHALLENGES;
  const words = isChallenge ? 'challenges:complete' : 'complete';
  const ends = useEnds(props);
  const ways = useWaysOn({ completion, level, course });
  const { next } = ways;
  return (
    <Modal
      open={open}
      onCancel={ends.close}
      afterClose={ends.afterClose}
      width={680}
      centered
      footer={null}
      title={t(`${words}.${completion}.title`)}
      className="complete-dialog"
      destroyOnHidden
    >
      {final && <CheerPicture level={level} final={final} />}
      <p className="complete-dialog__place">
        {level.chapter_name} ·{' '}
        {t(isChallenge ? 'challenges:challenge.place' : 'play:level.tooltip', {
          number: level.level_id,
          name: level.name,
        })}
      </p>
      <div className="complete-dialog__praise">
        {completion !== 'level' && <p>{t(`${words}.${completion}.text`)}</p>}
        <StarList level={level} variantsMet={variantsMet} leftOut={props.leftOut} code={code} />
        <Bag goals={level.levelGoals} />
      </div>
      {earned && <Earned earned={earned} onLeave={ends.leave} />}
      {course && !isChallenge && (
        <div className="complete-dialog__levels">
          <h3>{t('complete.levels', { chapter: level.chapter_name })}</h3>
          <ProgressStrip course={course} level={level} next={next?.slug ?? null} onNavigate={ends.leave} />
        </div>
      )}
      {isChallenge && (
        <div className="complete-dialog__levels">
          <ChallengeResults slug={level.slug} />
        </div>
      )}
      {next && <NextLevel wayOn={next} />}
      <CompleteActions
        completion={completion}
        level={level}
        ways={ways}
        onWatch={onWatch}
        onPlayAgain={onPlayAgain}
        onLeave={ends.leave}
        onCertificate={ends.certificate}
      />
    </Modal>
  );
}

/** The certificate opens once this dialog has closed: two at once would move the focus back and forth. */
function useEnds({ level, onClose, onCertificate }: LevelCompleteDialogProps) {
  const opensCertificate = useRef(false);
  const closeAnd = (certificate: boolean) => (): void => {
    opensCertificate.current = certificate;
    onClose();
  };
  return {
    close: closeAnd(level.slug === CERTIFICATE_LEVEL),
    leave: closeAnd(false),
    certificate: closeAnd(true),
    afterClose: () => {
      if (opensCertificate.current) onCertificate();
      opensCertificate.current = false;
    },
  };
}
