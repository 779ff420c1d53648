import type { ApiError } from '@burrow/client';

type Asked = { readonly data?: unknown; readonly error?: unknown };

/** Waits for the answers to several calls, in their order, or the error of the first that failed. */
export async function allAnswers<Answer>(
  asked: readonly (Asked | PromiseLike<Asked>)[],
): Promise<{ readonly data: readonly Answer[] } | { readonly error: ApiError }> {
  const answers = await Promise.all(asked);
  const failed = answers.find(({ error }) => error);
  return failed ? { error: failed.error as ApiError } : { data: answers.map(({ data }) => data as Answer) };
}
