import type { OutputChunk } from '../run.types.ts';
import { writeSteps, type StepRow } from '../step-rows.ts';

/** What is new: `steps` (see `readSteps`) replace those from `from` on, since a step's next line is known only later. */
export type SendProgress = (progress: {
  readonly output: readonly OutputChunk[];
  readonly steps: string;
  readonly from: number;
}) => void;

export interface Outbox {
  /** Sends everything that was not sent yet. */
  flush(): void;
  flushIfDue(): void;
  /** The last step has been replaced. */
  lastChanged(): void;
  write(text: string): void;
}

const SEND_INTERVAL = 50;
const EAGER_SENDS = 20;

/** Collects output and steps and sends them: at once for the first few, then at most 20 times a second. */
export function createOutbox(steps: readonly StepRow[], send: SendProgress): Outbox {
  let chunks: OutputChunk[] = [];
  let sentSteps = 0;
  let sends = 0;
  let last = 0;
  const flush = (): void => {
    if (chunks.length === 0 && sentSteps === steps.length) return;
    const from = Math.max(0, sentSteps - 1);
    send({ output: chunks, steps: writeSteps(steps.slice(from)), from });
    chunks = [];
    sentSteps = steps.length;
    sends += 1;
    last = performance.now();
  };
  const flushIfDue = (): void => {
    if (sends < EAGER_SENDS || performance.now() - last > SEND_INTERVAL) flush();
  };
  return {
    flush,
    flushIfDue,
    lastChanged() {
      sentSteps = Math.min(sentSteps, steps.length - 1);
    },
    write(text: string): void {
      chunks.push({ text, step: steps.length });
      flushIfDue();
    },
  };
}
