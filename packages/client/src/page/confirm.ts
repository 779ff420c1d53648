/** A question with two buttons. Texts are translated; missing ones take the defaults. */
export interface ConfirmQuestion {
  readonly title?: string;
  readonly text?: string;
  readonly ok?: string;
  readonly cancel?: string;
  /** The act cannot be undone: the main button is red, and Cancel has the focus. */
  readonly destructive?: boolean;
}

type Asker = (question: ConfirmQuestion) => Promise<boolean>;

let asker: Asker = async () => false;

/** From here on the shell's dialog asks the questions. Returns a function that undoes it. */
export function answerConfirmsWith(next: Asker): () => void {
  const previous = asker;
  asker = next;
  return () => {
    asker = previous;
  };
}

/** Asks, and resolves to true where the main button was pressed. */
export function askConfirm(question: ConfirmQuestion = {}): Promise<boolean> {
  return asker(question);
}
