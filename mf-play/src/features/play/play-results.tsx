import { usePythonRest } from '../../engine/use-python-rest.ts';
import { useScreen } from '../../level/screen.context.ts';
import { useRun } from '../../run/use-run.ts';
import { preloadResults, Results } from '../dialogs/index.ts';
import { useTimeline } from '../timeline/index.ts';

/** How a run ended, and the ways back to its picture. */
export function PlayResults() {
  const { showSide } = useScreen();
  const { dismiss } = useRun();
  const timeline = useTimeline();
  usePythonRest(preloadResults);
  const watchAgain = (): void => {
    dismiss();
    showSide('game');
    timeline.play();
  };
  const playAgain = (): void => {
    dismiss();
    showSide('code');
    timeline.seek(0);
  };
  return <Results onWatch={watchAgain} onPlayAgain={playAgain} />;
}
