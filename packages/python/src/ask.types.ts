/**
 * What a program is waiting for. `after` is how many of the run's steps the picture must have shown before the
 * pop-up opens; the step of a `read` or `write` is the last of them.
 */
export type Ask = AskPlace &
  (
    | { readonly kind: 'question'; readonly message: string }
    | { readonly kind: 'input'; readonly prompt: string }
    | { readonly kind: 'read' | 'write'; readonly text: string }
  );

interface AskPlace {
  readonly after: number;
  /** Line of the learner's code that waits, from 1. */
  readonly line: number;
}

/** Yes or No to a question, the text for input(), null where a pop-up was closed. */
export type Answer = boolean | string | null;
