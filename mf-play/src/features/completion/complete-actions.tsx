import { LocaleLink } from '@burrow/client';
import { useNavigate } from '@burrow/client/router';
import { CHALLENGES, type LevelData } from '@burrow/contracts';
import { localePath, useTranslation } from '@burrow/i18n';
import { Button, Icon } from '@burrow/ui';
import { CERTIFICATE_LEVEL } from '../certificate/index.ts';
import { levelPath } from '../../level/level-place.ts';
import type { CompletionKind } from '../../level/completion.rules.ts';
import type { WayOn } from './use-way-on.ts';

interface CompleteActionsProps {
  readonly completion: CompletionKind;
  readonly level: LevelData;
  readonly wayOn: WayOn | null;
  readonly onWatch: () => void;
  readonly onPlayAgain: () => void;
  /** The page leads somewhere else. */
  readonly onLeave: () => void;
  readonly onCertificate: () => void;
}

/** Where to go from a completed level. One button is the main one, and has the focus. */
export function CompleteActions(props: CompleteActionsProps) {
  const { completion, level, wayOn, onWatch, onPlayAgain, onLeave, onCertificate } = props;
  const { t, i18n } = useTranslation('play-dialogs');
  const navigate = useNavigate();
  const isChallenge = level.course_slug === CHALLENGES;
  const isCourseDone = completion === 'course' && !isChallenge;
  const goOn = ({ slug }: WayOn): void => {
    onLeave();
    void navigate(localePath(i18n.language, levelPath(level.course_slug, slug)));
  };
  return (
    <div className="complete-dialog__actions">
      <Button type="text" onClick={onWatch}>
        <Icon name="replay" mirrored size={18} /> {t('complete.watch')}
      </Button>
      <Button type="text" onClick={onPlayAgain} autoFocus={!wayOn && !isCourseDone}>
        <Icon name="reset" size={18} /> {t('complete.playAgain')}
      </Button>
      <span className="complete-dialog__on">
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
        {wayOn && (
          <Button type="primary" size="large" autoFocus onClick={() => goOn(wayOn)}>
            {wayOn.label} <Icon name="forward" mirrored size={18} />
          </Button>
        )}
      </span>
    </div>
  );
}
