import type { CompletionStatus } from '@burrow/contracts';

/** What is stored about a level for a learner. */
export interface Progress {
  readonly status: CompletionStatus;
  readonly verified: boolean;
  readonly run_code: string | null;
  readonly draft_code: string | null;
  /** Of the completion with the least help; 0 without one. */
  readonly helped_lines: number;
  readonly completed_at: Date | null;
  readonly created_at: Date;
  readonly updated_at: Date;
}

/** Code that the level no longer shows, and when it was written. */
export interface LostCode {
  readonly code: string;
  readonly at: Date;
}

const RANK: Record<CompletionStatus, number> = { not_started: 0, in_progress: 1, complete: 2 };

/** Above zero if `a` is more advanced than `b`: by status, then verified, then the later one. */
function distance(a: Progress, b: Progress): number {
  return (
    RANK[a.status] - RANK[b.status] ||
    Number(a.verified) - Number(b.verified) ||
    a.updated_at.getTime() - b.updated_at.getTime()
  );
}

const earlier = (a: Date | null, b: Date | null): Date | null => (a && b ? (a < b ? a : b) : (a ?? b));

/**
 * Merges the work of two learners on one level: the more advanced one is kept. If both are equal, the
 * learner's own is kept. Also returns the code of the other, to be put into the history.
 */
export function mergeProgress(
  own: Progress,
  adopted: Progress,
): { readonly kept: Progress; readonly lost: readonly LostCode[] } {
  const [winner, loser] = distance(adopted, own) > 0 ? [adopted, own] : [own, adopted];
  const kept = {
    ...winner,
    helped_lines:
      own.status === adopted.status ? Math.min(own.helped_lines, adopted.helped_lines) : winner.helped_lines,
    completed_at: earlier(own.completed_at, adopted.completed_at),
    created_at: earlier(own.created_at, adopted.created_at) ?? winner.created_at,
    updated_at: own.updated_at > adopted.updated_at ? own.updated_at : adopted.updated_at,
  };
  const shown = [kept.run_code, kept.draft_code];
  const lost = [...new Set([loser.run_code, loser.draft_code])]
    .filter(code => code !== null)
    .filter(code => code !== '' && !shown.includes(code))
    .map(code => ({ code, at: loser.updated_at }));
  return { kept, lost };
}
