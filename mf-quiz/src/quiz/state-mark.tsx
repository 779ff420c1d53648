import { Icon } from '@burrow/ui';
import type { QuestionState } from './standing.rules.ts';

interface StateMarkProps {
  readonly state: QuestionState;
  /** From 1. */
  readonly number: number;
}

/** A question's number, and how it stands: by a picture and by colour. What it says is said around it. */
export function StateMark({ state, number }: StateMarkProps) {
  return (
    <span className={`state-mark state-mark--${state}`} aria-hidden="true">
      {number}
      {state !== 'open' && <Icon name={state === 'right' ? 'check' : 'close'} size={12} />}
    </span>
  );
}
