import { useTranslation } from '@burrow/i18n';
import { Icon } from '@burrow/ui';
import type { Recording } from '../../run/recording.ts';
import { StepPicker } from './step-picker.tsx';
import { brokenWalk, isCut, stepCode } from './timeline.rules.ts';
import './timeline.css';
import { TouchedBy } from './touched-by.tsx';
import type { Timeline } from './use-timeline.ts';
import { Values } from './values.tsx';

export interface TimelinePanelProps {
  readonly timeline: Timeline;
  readonly recording: Recording;
}

/** The run, step by step, to go through both ways. */
export function TimelinePanel({ timeline, recording }: TimelinePanelProps) {
  const { t } = useTranslation('timeline');
  const { position, aside, isPlaying, seek, back, forward, play, pause } = timeline;
  return (
    <section className="timeline" aria-label={t('label')}>
      <Head position={position} aside={aside} recording={recording} />
      <div className="timeline__row" dir="ltr">
        <div className="timeline__ways">
          <Way label={t('first')} icon="replay" disabled={position === 0} onPress={() => seek(0)} />
          <Way label={t('back')} icon="back" isStep disabled={back === null} onPress={() => back?.()} />
          {isPlaying ? (
            <Way label={t('pause')} icon="stop" onPress={pause} />
          ) : (
            <Way label={t('play')} icon="run" onPress={play} />
          )}
          <Way
            label={t('forward')}
            icon="forward"
            isStep
            disabled={forward === null}
            onPress={() => forward?.()}
          />
        </div>
        <StepPicker recording={recording} position={position} aside={aside} onSeek={seek} />
      </div>
      {timeline.touched && (
        <TouchedBy
          touched={timeline.touched}
          recording={recording}
          position={position}
          onSeek={seek}
          onClose={timeline.forgetTile}
        />
      )}
      <Values recording={recording} position={aside === 'step' ? position - 1 : position} />
    </section>
  );
}

interface HeadProps extends Pick<Timeline, 'position' | 'aside'> {
  readonly recording: Recording;
}

/** Which step is in the picture, and where the run stopped. */
function Head({ position, aside, recording }: HeadProps) {
  const { t } = useTranslation('timeline');
  const { length, steps } = recording;
  const step = steps.all[position - 1];
  const stopped = useStoppedWords(recording);
  if (aside === 'walk')
    return (
      <div className="timeline__head">
        <strong dir="auto">{t('walked')}</strong>
      </div>
    );
  return (
    <div className="timeline__head">
      <strong dir="auto">
        {t(aside === 'step' ? 'within' : 'position', { step: position, count: length })}
      </strong>
      {step ? (
        <>
          <code dir="ltr">{stepCode(step, recording.code)}</code>
          <span dir="auto">{t('line', { line: step.line })}</span>
        </>
      ) : (
        <span dir="auto">{t('start')}</span>
      )}
      {stopped !== null && (
        <span className="timeline__stopped" dir="auto">
          <Icon name="error" size={18} />
          {stopped}
        </span>
      )}
    </div>
  );
}

/** Where the run stopped, in words; null if it ran to its end. */
function useStoppedWords(recording: Recording): string | null {
  const { t } = useTranslation('timeline');
  const walk = brokenWalk(recording);
  if (walk) return t('stoppedAfter', { ...walk });
  if (recording.isRefused) return t('stoppedAt', { step: recording.length });
  if (isCut(recording)) return t('cut', { count: recording.length });
  const line = recording.error?.line ?? null;
  return line === null ? null : t('stoppedAtLine', { line });
}

interface WayProps {
  readonly label: string;
  readonly icon: Parameters<typeof Icon>[0]['name'];
  /** Small screens have it next to Run. */
  readonly isStep?: boolean;
  readonly disabled?: boolean;
  readonly onPress: () => void;
}

function Way({ label, icon, isStep = false, disabled = false, onPress }: WayProps) {
  return (
    <button
      type="button"
      className={isStep ? 'timeline__way timeline__way--step' : 'timeline__way'}
      aria-label={label}
      title={label}
      aria-disabled={disabled}
      onClick={() => !disabled && onPress()}
    >
      <Icon name={icon} size={18} />
    </button>
  );
}
