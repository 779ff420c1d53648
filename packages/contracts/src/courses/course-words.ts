/** Texts below their names. */
export type Words = { readonly [key: string]: string | Words };

/**
 * Loads the words of all courses in a language, by their slugs: what each is called in `full`, as on a certificate, and in
 * `short`, as in a list of courses; what it is `about`; and of its `chapters`, by their ids, the name in `short` and what is
 * `learnt` in them. For `textsOnce('course-words', courseWords)`.
 */
export const courseWords = (code: string): Promise<{ readonly default: Words }> =>
  import(`./words/${code}.json`, { with: { type: 'json' } });
