import { modalOpened, useAppDispatch, useSession } from '@burrow/client';
import type { CourseData, LevelData } from '@burrow/contracts';
import { useEffect } from 'react';
import { lazyPart } from '../../components/lazy-part.tsx';
import type { RunResult } from '../execution/run-result.types.ts';
import { hasPlan, outOfRuns } from '../gate/purchase.rules.ts';
import { withDialogParts } from './dialog-parts.ts';
import { ErrorDialog } from './error.dialog.tsx';
import { refusedAnswer, type RefusedAnswer } from './refused.rules.ts';

const Refused = lazyPart(withDialogParts(async () => (await import('./refused.dialog.tsx')).RefusedDialog));
const Complete = lazyPart(
  withDialogParts(async () => (await import('../completion/level-complete.dialog.tsx')).LevelCompleteDialog),
);

/** Brings what the end of a run may open, so that it is there without the network. */
export function preloadResults(): void {
  Refused.preload();
  Complete.preload();
}

interface ResultsProps {
  readonly level: LevelData;
  readonly course: CourseData | undefined;
  /** How the last run ended; null when that has been read. */
  readonly result: RunResult | null;
  readonly onClose: () => void;
  readonly onCertificate: () => void;
  /** The program that ran. */
  readonly code: string;
  readonly onWatch: () => void;
  readonly onPlayAgain: () => void;
}

/** The dialogs in which a run ends. */
export function Results({ level, course, result, onClose, ...rest }: ResultsProps) {
  const refused = useRefusedAnswer(result);
  return (
    <>
      <ErrorDialog result={result} onClose={onClose} />
      <Refused
        open={refused !== null && refused !== 'sign-up-prompt'}
        onClose={onClose}
        answer={refused === null || refused === 'sign-up-prompt' ? 'upgrade' : refused}
      />
      <Complete
        open={result?.kind === 'complete'}
        onClose={onClose}
        completion={result?.kind === 'complete' ? result.completion : 'level'}
        final={result?.kind === 'complete' ? result.final : null}
        variantsMet={result?.kind === 'complete' ? result.variantsMet : 0}
        level={level}
        course={course}
        {...rest}
      />
    </>
  );
}

/** What a refusal is answered with. The prompt to sign up is another area's, and is opened here. */
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
