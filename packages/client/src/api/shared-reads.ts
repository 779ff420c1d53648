/** What a call is answered: `data`, or why there is none. */
export interface Answered {
  readonly data?: unknown;
  readonly error?: unknown;
}

/** Makes the call, with headers that it is to have besides its own. */
export type Ask<Answer> = (headers: Readonly<Record<string, string>>) => Answer | PromiseLike<Answer>;

/** How the tabs of a browser read what all of them show: one reads, and hands the answer to the others. */
export interface ReadsOfTabs {
  read<Answer extends Answered>(
    address: string,
    ask: Ask<Answer>,
  ): Promise<Answer | { readonly data: unknown }>;
  /** This tab has changed something: no answer to what was asked before is of use to it. */
  afterWrite(): void;
}

let reads: ReadsOfTabs | null = null;
/** The cached reads that are to be made next, by their keys. */
const wanted = new Set<string>();

/** Says how reads are shared from now on; null if each tab reads for itself. */
export function shareReads(next: ReadsOfTabs | null): void {
  reads = next;
  wanted.clear();
}

/** Lets another tab make the next read of these, which are stale for all tabs at the same time. */
export function wantShared(keys: readonly string[]): void {
  if (reads) for (const key of keys) wanted.add(key);
}

/** Returns how to make a read if another tab may make it; null if it is this one's. */
export const sharedReadOf = (key: string | undefined): ReadsOfTabs | null =>
  key !== undefined && wanted.delete(key) ? reads : null;

/** Call after each write: what this tab reads next, it reads itself. */
export function readAfterWrite(): void {
  wanted.clear();
  reads?.afterWrite();
}
