/** What a model is asked: instructions of ours, and data that it must not obey. */
export interface Question {
  readonly instructions: string;
  /** JSON. */
  readonly data: string;
}

/** Asks a language model. It answers with JSON as the model gave it, unchecked. */
export abstract class ModelClient {
  /** @throws when no answer comes in time, or one that is no JSON */
  abstract ask(question: Question): Promise<unknown>;
}
