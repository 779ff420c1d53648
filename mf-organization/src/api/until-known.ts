import { type ApiError, after } from '@burrow/client';

const TRIES = 10;
const PAUSE_MS = 500;

type Asked = { readonly data?: unknown; readonly error?: unknown };
type Answer<Data> = { readonly data: Data } | { readonly error: ApiError };

/**
 * Asks again for a few seconds while a class is refused: another service hears of a class that was just made, or of its
 * lesson, a moment after the page that shows it. Returns the last answer.
 */
export async function untilKnown<Data>(
  ask: () => Asked | PromiseLike<Asked>,
  isKnown: (data: Data) => boolean = () => true,
): Promise<Answer<Data>> {
  for (let tries = 1; ; tries += 1) {
    const answer = (await ask()) as Answer<Data>;
    const isHeard =
      'error' in answer && answer.error
        ? answer.error.code !== 'auth/forbidden'
        : 'data' in answer && isKnown(answer.data);
    if (isHeard || tries === TRIES) return answer;
    const { promise, resolve } = Promise.withResolvers<void>();
    after(PAUSE_MS, resolve);
    await promise;
  }
}
