import type { Tip } from '@burrow/contracts';
import type { Advice } from '@burrow/tutor';

/** Returns the tutor's advice as the answer of the call, with its words. */
export function tipOf(advice: Advice, text: string, counter: number | null): Tip {
  const { edit, line, resultedCode, isComplete, dose } = advice;
  const changed = edit?.kind === 'modify' ? edit.text : edit?.kind === 'remove' ? '' : null;
  return {
    text,
    code_to_add: edit?.kind === 'add' ? edit.text : null,
    code_to_modify: changed,
    line_number: edit?.line ?? (line !== null && line > 0 ? line : null),
    resulted_code: resultedCode,
    is_code_sufficient: isComplete,
    dose,
    counter,
  };
}
