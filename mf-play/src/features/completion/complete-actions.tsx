import { LocaleLink, useGoTo } from '@burrow/client';
import { CHALLENGES, type LevelData } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import { Button, Icon } from '@burrow/ui';
import { CERTIFICATE_LEVEL } from '../certificate/index.ts';
import type { CompletionKind } from '../../level/completion.rules.ts';
import type { WaysOn } from './use-ways-on.ts';

interface CompleteActionsProps {
  readonly completion: CompletionKind;
  readonly level: LevelData;
  readonly ways: WaysOn;
  readonly onWatch: () => void;
  readonly onPlayAgain: () => void;
  /** The page leads somewhere else. */
  readonly onLeave: () => void;
  readonly onCertificate: () => void;
}

/** Where to go from a completed level. One button is the main one, and has the focus. */
export function CompleteActions(props: CompleteActionsProps) {
  const { completion, level, ways, onWatch, onPlayAgain, onLeave, onCertificate } = props;
  const { t } = useTranslation('play-dialogs');
  const goTo = useGoTo();
  const { next } = ways;
  const isChallenge = level.course_slug === CHALLENGES;
  const isCourseDone = completion === 'course' && !isChallenge;
  const goOn = (path: string): void => {
    onLeave();
    goTo(path);
  };
  return (
    <div className="complete-dialog__actions">
      <Button type="text" onClick={onWatch}>
        <Icon name="replay" mirrored size={18} /> {t('complete.watch')}
      </Button>
      <Button type="text" onClick={onPlayAgain} autoFocus={!next && !isCourseDone}>
        <Icon name="reset" size={18} /> {t('complete.playAgain')}
      </Button>
      <span className="complete-dialog__on">
        {ways.quiz && (
          <LocaleLink className="link-button" to={ways.quiz} onClick={onLeave}>
            {t('play:level.takeQuiz')}
          </LocaleLink>
        )}
        {(isCourseDone || level.slug === CERTIFICATE_LEVEL) && (
          <Button
            type={isCourseDone ? 'primary' : 'default'}
            size={isCourseDone ? 'large' : 'middle'}
            autoFocus={isCourseDone}
            onClick={onCertificate}
          >
            <Icon name="star" size={18} /> {t('complete.certificate')}
          </Button>
        )}
        {isChallenge && (
          <LocaleLink className="link-button" to={CHALLENGES} onClick={onLeave}>
            {t('challenges:challenge.back')}
          </LocaleLink>
        )}
        {next && (
          <Button type="primary" size="large" autoFocus onClick={() => goOn(next.path)}>
            {next.label} <Icon name="forward" mirrored size={18} />
          </Button>
        )}
      </span>
    </div>
  );
}
