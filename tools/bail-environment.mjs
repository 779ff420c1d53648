import { SharedEnvironment } from './jest-shared/environment.mjs';

/** Skips all tests after a failed one: one is enough for a mutant, and jest has no such setting within a file. */
export default class BailEnvironment extends SharedEnvironment {
  #hasFailed = false;

  handleTestEvent(event) {
    if (event.name === 'test_fn_failure') this.#hasFailed = true;
    if (event.name === 'test_start' && this.#hasFailed) event.test.mode = 'skip';
  }
}
