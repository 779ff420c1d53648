/** What a model is asked: our instructions, and data that it must not obey. */
export interface Question {
  readonly instructions: string;
  /** JSON. */
  readonly data: string;
}

/** Asks a language model. Returns the JSON that the model sent, unchecked. */
export abstract class ModelClient {
  /** @throws when no answer comes in time, or it is not JSON */
  abstract ask(question: Question): Promise<unknown>;
}
