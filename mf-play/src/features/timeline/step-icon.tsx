import type { RunStep } from '@burrow/python';
import { commandRow } from '@burrow/contracts';

/** The icon of a kind of step. Decoration: the step is also given in words. */
export function StepIcon({ name }: { readonly name: RunStep['name'] }) {
  return (
    <svg className="step-icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false" data-icon={name}>
      <path d={commandRow(name).icon} />
    </svg>
  );
}
