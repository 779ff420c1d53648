import { ModelClient } from './model.client.ts';

/** Used if no model is configured. */
export class NoModelClient extends ModelClient {
  override ask(): Promise<unknown> {
    return Promise.resolve(null);
  }
}
