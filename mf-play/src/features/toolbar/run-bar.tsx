import { useTranslation } from '@burrow/i18n';
import { Icon } from '@burrow/ui';
import type { RunPhase } from '../../run/transitions.table.ts';
import type { StepKeys } from '../timeline/index.ts';
import { RunButton } from './run-button.tsx';

interface RunBarProps {
  readonly phase: RunPhase;
  readonly stepKeys: StepKeys | null;
  readonly onRun: () => void;
  readonly onStop: () => void;
}

/** Run; on small screens a bar at the lower edge, with the keys for steps on both sides of it. */
export function RunBar({ phase, stepKeys, onRun, onStop }: RunBarProps) {
  const { t } = useTranslation('play');
  return (
    <div className="run-bar">
      {stepKeys && <StepKey icon="back" label={t('stepping.back')} onPress={stepKeys.onBack} />}
      <RunButton phase={phase} onRun={onRun} onStop={onStop} />
      {stepKeys && (
        <StepKey
          icon="forward"
          label={t(phase === 'idle' ? 'stepping.forward' : 'stepping.next')}
          onPress={stepKeys.onForward}
        />
      )}
    </div>
  );
}

interface StepKeyProps {
  readonly icon: 'back' | 'forward';
  readonly label: string;
  readonly onPress: (() => void) | null;
}

function StepKey({ icon, label, onPress }: StepKeyProps) {
  return (
    <button
      type="button"
      className="run-bar__key"
      aria-label={label}
      aria-disabled={onPress === null}
      onClick={() => onPress?.()}
    >
      <Icon name={icon} />
    </button>
  );
}
