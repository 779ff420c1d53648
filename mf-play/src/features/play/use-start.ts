import { startTransition } from 'react';
import { useGuide } from '../../level/guide.context.tsx';
import { useScreen } from '../../level/screen.context.ts';
import { useCode } from '../../level/use-code.ts';
import { useRun } from '../../run/use-run.ts';
import { preloadResults } from '../dialogs/index.ts';
import { useQuestion } from '../question/index.ts';
import { useOnboarding } from '../onboarding/index.ts';

interface Start {
  /** Runs a code, by default that of the editor. */
  readonly start: (code?: string) => void;
  /** Runs the stopped program again; null if none was stopped, or the code has changed. */
  readonly goOn: (() => void) | null;
}

/** What a press on Run does to the screen: the code is saved, the game is shown. */
export function useStart(): Start {
  const code = useCode();
  const { run, goOn, stoppedCode } = useRun();
  const { showSide, openPanel } = useScreen();
  const { tell } = useOnboarding();
  const question = useQuestion();
  const { fold } = useGuide();
  return {
    start: (text = code.now()) => {
      if (question?.demand() || !run(text)) return;
      if (text !== code.now()) code.change(text);
      tell('ran');
      // It has the page laid out anew: the animal moves first.
      startTransition(fold);
      openPanel(null);
      showSide('game');
      preloadResults();
    },
    goOn:
      stoppedCode === code.text
        ? () => {
            showSide('game');
            goOn();
          }
        : null,
  };
}
