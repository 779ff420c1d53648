import { ModelClient } from './model.client.ts';

/** Where no model is set up. */
export class NoModelClient extends ModelClient {
  override ask(): Promise<unknown> {
    return Promise.resolve(null);
  }
}
