import { lazyDialog, modalOpened, useAppDispatch, useSession } from '@burrow/client';
import { useEffect } from 'react';
import { useLevel } from '../../level/level.context.ts';
import { useScreen } from '../../level/screen.context.ts';
import { useCode } from '../../level/use-code.ts';
import { useRun } from '../../run/use-run.ts';
import type { RunResult } from '../../run/run-result.types.ts';
import { hasPlan, outOfRuns } from '../../level/purchase.rules.ts';
import { withDialogParts } from '../../components/dialog-parts.ts';
import { preloadOwl } from '../assistant/index.ts';
import { LevelComplete } from '../completion/index.ts';
import { refusedAnswer, type RefusedAnswer } from './refused.rules.ts';

const Refused = lazyDialog(withDialogParts(async () => (await import('./refused.dialog.tsx')).RefusedDialog));

/** Loads what the end of a run may open, so that it is available without the network. */
export function preloadResults(): void {
  preloadOwl();
  Refused.preload();
  LevelComplete.preload();
}

interface ResultsProps {
  readonly onWatch: () => void;
  readonly onPlayAgain: () => void;
}

/** The dialogs in which a run ends. */
export function Results({ onWatch, onPlayAgain }: ResultsProps) {
  const { level, course } = useLevel();
  const { text } = useCode();
  const { shown: result, recording, dismiss: onClose } = useRun();
  const { openPanel } = useScreen();
  const refused = useRefusedAnswer(result);
  return (
    <>
      <Refused
        open={refused !== null && refused !== 'sign-up-prompt'}
        onClose={onClose}
        answer={refused === null || refused === 'sign-up-prompt' ? 'upgrade' : refused}
      />
      <LevelComplete
        open={result?.kind === 'complete'}
        onClose={onClose}
        completion={result?.kind === 'complete' ? result.completion : 'level'}
        final={result?.kind === 'complete' ? result.final : null}
        variantsMet={result?.kind === 'complete' ? result.variantsMet : 0}
        leftOut={result?.kind === 'complete' ? result.leftOut : []}
        earned={result?.kind === 'complete' ? result.earned : null}
        level={level}
        course={course}
        code={recording?.code ?? text}
        onCertificate={() => openPanel('certificate')}
        onWatch={onWatch}
        onPlayAgain={onPlayAgain}
      />
    </>
  );
}

/** The answer to a refusal. The prompt to sign up belongs to another area, and is opened from here. */
function useRefusedAnswer(result: RunResult | null): RefusedAnswer | null {
  const dispatch = useAppDispatch();
  const { user, isAnonymous } = useSession();
  const isPaying = user !== null && hasPlan(user);
  const outOf = outOfRuns({ isAnonymous, organization: user?.organization_id ?? null, hasPlan: isPaying });
  const answer = result?.kind === 'refused' ? refusedAnswer(result.code, outOf) : null;
  useEffect(() => {
    if (answer === 'sign-up-prompt')
      dispatch(modalOpened({ name: 'go-to-sign-up', props: { reason: 'level' } }));
  }, [answer, dispatch]);
  return answer;
}
