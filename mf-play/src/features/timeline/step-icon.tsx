import type { RunStep } from '@burrow/python';
import { commandRow } from '@burrow/contracts';

/** The sign of a kind of step. Decoration: whoever shows it says the step in words. */
export function StepIcon({ name }: { readonly name: RunStep['name'] }) {
  return (
    <svg className="step-icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false" data-icon={name}>
      <path d={commandRow(name).icon} />
    </svg>
  );
}
