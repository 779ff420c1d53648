import { useTranslation } from '@burrow/i18n';
import { Button, Icon } from '@burrow/ui';
import { useEffect, useRef, type MouseEvent } from 'react';
import { getEngine } from '../../engine/engine.ts';
import { useEngineState } from '../../engine/use-engine-state.ts';
import type { RunPhase } from '../../run/transitions.table.ts';

interface RunButtonProps {
  readonly phase: RunPhase;
  readonly onRun: () => void;
  readonly onStop: () => void;
}

/**
 * Run, and in exactly the same place Stop. While Python is not ready it says what it is waiting for. It is never
 * disabled for the browser, which would take the focus away from it.
 */
export function RunButton({ phase, onRun, onStop }: RunButtonProps) {
  const { t } = useTranslation('play');
  const { state, progress } = useEngineState();
  const isRunning = phase !== 'idle';
  const button = useKeptFocus(isRunning);
  if (isRunning) {
    const canStop = phase !== 'stopping';
    return (
      <Button
        ref={button}
        className="run-button run-button--stop"
        size="large"
        type="primary"
        danger
        aria-disabled={!canStop}
        onKeyDown={event => event.repeat && event.preventDefault()}
        onClick={once(() => canStop && onStop())}
      >
        <Icon name="stop" size={18} /> {t('run.stop')}
      </Button>
    );
  }
  if (state === 'failed') {
    return (
      <Button ref={button} className="run-button" size="large" onClick={() => getEngine().start()}>
        <Icon name="reset" size={18} /> {t('run.pythonFailed')}
      </Button>
    );
  }
  const isReady = state === 'ready';
  return (
    <Button
      ref={button}
      className="run-button"
      size="large"
      type="primary"
      aria-disabled={!isReady}
      aria-keyshortcuts="Control+Enter Meta+Enter"
      title={isReady ? t('run.keys') : undefined}
      onClick={once(() => isReady && onRun())}
    >
      <Icon name="run" size={18} />
      {isReady || state === 'running' ? t('run.run') : <Waiting progress={progress} />}
    </Button>
  );
}

/** Run and Stop share a place: the second press of a double click does not undo the first. */
const once =
  (press: () => void) =>
  ({ detail }: MouseEvent): void => {
    if (detail !== 2) press();
  };

/** If what began a run has disappeared from the page, Stop gets the focus. */
function useKeptFocus(isRunning: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isRunning && document.activeElement === document.body) button.current?.focus();
  }, [isRunning]);
  return button;
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
