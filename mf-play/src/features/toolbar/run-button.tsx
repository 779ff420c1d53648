import { useTranslation } from '@burrow/i18n';
import { Button, Icon } from '@burrow/ui';
import { getEngine } from '../../engine/engine.ts';
import { useEngineState } from '../../engine/use-engine-state.ts';
import type { RunPhase } from '../execution/execution.slice.ts';

interface RunButtonProps {
  readonly phase: RunPhase;
  readonly onRun: () => void;
  readonly onStop: () => void;
}

/** Run, and in its exact place Stop. While Python is not ready it says what it waits for. */
export function RunButton({ phase, onRun, onStop }: RunButtonProps) {
  const { t } = useTranslation('play');
  const { state, progress } = useEngineState();
  if (phase === 'running' || phase === 'initiated' || phase === 'stopping') {
    return (
      <Button
        className="run-button run-button--stop"
        size="large"
        type="primary"
        danger
        onClick={onStop}
        disabled={phase === 'stopping'}
      >
        <Icon name="stop" size={18} /> {t('run.stop')}
      </Button>
    );
  }
  if (state === 'failed') {
    return (
      <Button className="run-button" size="large" onClick={() => getEngine().start()}>
        <Icon name="reset" size={18} /> {t('run.pythonFailed')}
      </Button>
    );
  }
  const ready = state === 'ready' || state === 'running';
  return (
    <Button className="run-button" size="large" type="primary" onClick={onRun} disabled={!ready}>
      <Icon name="run" size={18} />
      {ready ? t('run.run') : <Waiting progress={progress} />}
    </Button>
  );
}

function Waiting({ progress }: { readonly progress: number }) {
  const { t } = useTranslation('play');
  return (
    <span className="run-button__waiting">
      {t('run.pythonStarts')}
      <progress max={1} value={progress} aria-label={t('run.pythonStarts')} />
    </span>
  );
}
