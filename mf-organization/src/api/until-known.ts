import { type ApiError, after } from '@burrow/client';

const TRIES = 10;
const PAUSE_MS = 500;

/** What a service says that has not heard of it yet. */
const NOT_YET: ReadonlySet<string | undefined> = new Set(['auth/forbidden', 'level/no-lesson']);

type Asked = { readonly data?: unknown; readonly error?: unknown };
type Answer<Data> = { readonly data: Data } | { readonly error: ApiError };

/**
 * Asks again for a few seconds while a class is refused: another service hears of a class that was just made, or of its
 * lesson, a moment after the page that shows it. Returns the last answer.
 */
export async function untilKnown<Data>(ask: () => Asked | PromiseLike<Asked>): Promise<Answer<Data>> {
  for (let tries = 1; ; tries += 1) {
    const answer = (await ask()) as Answer<Data>;
    if (!('error' in answer) || !NOT_YET.has(answer.error?.code) || tries === TRIES) return answer;
    const { promise, resolve } = Promise.withResolvers<void>();
    after(PAUSE_MS, resolve);
    await promise;
  }
}
