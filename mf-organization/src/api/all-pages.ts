import type { ApiError } from '@burrow/client';

/** As many as one call tells of. */
const PER_PAGE = 200;

type Asked = { readonly data?: unknown; readonly error?: unknown };

/** Asks for a list page by page, and returns the rows of all of them, or the error of the first that failed. */
export async function allPages<Answer extends { readonly total: number }, Row>(
  ask: (params: { readonly page: number; readonly per_page: number }) => Asked | PromiseLike<Asked>,
  rowsOf: (answer: Answer) => readonly Row[],
): Promise<{ readonly data: readonly Row[] } | { readonly error: ApiError }> {
  const all: Row[] = [];
  for (let page = 1; ; page += 1) {
    const { data, error } = await ask({ page, per_page: PER_PAGE });
    if (error) return { error: error as ApiError };
    const rows = rowsOf(data as Answer);
    all.push(...rows);
    if (rows.length === 0 || page * PER_PAGE >= (data as Answer).total) return { data: all };
  }
}
