/** A question with two buttons. Texts are translated; missing ones have defaults. */
export interface ConfirmQuestion {
  readonly title?: string;
  readonly text?: string;
  readonly ok?: string;
  readonly cancel?: string;
  /** The action cannot be undone: the main button is red, and Cancel has the focus. */
  readonly destructive?: boolean;
}

type Asker = (question: ConfirmQuestion) => Promise<boolean>;

let asker: Asker = async () => false;

/** Makes the shell's dialog ask the questions from now on. Returns a function that undoes it. */
export function answerConfirmsWith(next: Asker): () => void {
  const previous = asker;
  asker = next;
  return () => {
    asker = previous;
  };
}

/**
 * Asks, and resolves to true if the main button was pressed.
 *
 * @example
 * import { answerConfirmsWith, askConfirm } from '@burrow/client';
 * const stop = answerConfirmsWith(async ({ destructive }) => !destructive); // the shell's dialog on a page
 * await askConfirm({ title: 'Delete the class?', ok: 'Delete', destructive: true }) // → false
 * stop();
 */
export function askConfirm(question: ConfirmQuestion = {}): Promise<boolean> {
  return asker(question);
}
