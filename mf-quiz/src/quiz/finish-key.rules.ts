/** The key under which the end of a try is kept while the page lives, so that its result can say what was earned. */
export const finishKey = (tryId: string): string => `finish/${tryId}`;
