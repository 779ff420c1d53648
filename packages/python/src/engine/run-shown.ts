import type { OutputChunk, RunListeners, RunStep } from '../run.types.ts';

/** Reports everything in a run to its observer once, even when the program is run again from its start. */
export interface RunShown {
  output(chunk: OutputChunk): void;
  steps(steps: readonly RunStep[], from: number): void;
  /** The program starts again and will do the same. */
  again(): void;
}

export function createRunShown(on: RunListeners): RunShown {
  let shownCharacters = 0;
  let characters = 0;
  let shownSteps = 0;
  return {
    output(chunk) {
      const known = Math.max(0, shownCharacters - characters);
      characters += chunk.text.length;
      if (chunk.text.length <= known) return;
      shownCharacters = characters;
      on.output?.({ ...chunk, text: chunk.text.slice(known) });
    },
    steps(steps, from) {
      const end = from + steps.length;
      if (end < shownSteps) return;
      const first = Math.max(from, shownSteps - 1, 0);
      shownSteps = end;
      on.steps?.(steps.slice(first - from), first);
    },
    again() {
      characters = 0;
    },
  };
}
