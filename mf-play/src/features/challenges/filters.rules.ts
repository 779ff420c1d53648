import { COMPLETION_STATUSES, type CompletionStatus, DIFFICULTIES, type Difficulty } from '@burrow/contracts';

/** What of the challenges is listed. */
export interface ChallengeFilters {
  readonly difficulty?: Difficulty;
  readonly status?: CompletionStatus;
  /** The chapter of an idea that they need, as `course/chapter`. */
  readonly idea?: string;
}

export const FILTER_NAMES = ['difficulty', 'status', 'idea'] as const;
export type FilterName = (typeof FILTER_NAMES)[number];

const IDEA = /^[a-z-]{1,40}\/\d{1,4}$/;

/** Returns the filters in the query of a URL. What it does not know, it leaves out. */
export function readFilters(query: URLSearchParams): ChallengeFilters {
  const difficulty = DIFFICULTIES.find(one => one === query.get('difficulty'));
  const status = COMPLETION_STATUSES.find(one => one === query.get('status'));
  const idea = query.get('idea') ?? '';
  return { ...(difficulty && { difficulty }), ...(status && { status }), ...(IDEA.test(idea) && { idea }) };
}

/** Returns the query with another value of a filter, and everything else as it was; an empty value takes it away. */
export function withFilter(query: URLSearchParams, name: FilterName, value: string): URLSearchParams {
  const next = new URLSearchParams(query);
  if (value === '') next.delete(name);
  else next.set(name, value);
  return next;
}

/** Returns the query without any filter. */
export function withoutFilters(query: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const name of FILTER_NAMES) next.delete(name);
  return next;
}
