/** What is stored about a level that somebody completed. */
export interface CompletedLevel {
  readonly verified: boolean;
  readonly first_at: Date;
  /** Null if it was not given, or is no longer stored. */
  readonly first_hash: string | null;
  readonly verified_at: Date | null;
  readonly verified_hash: string | null;
}

interface ToldCompletion {
  readonly verified: boolean;
  readonly at: Date;
  readonly levelHash: string | null;
}

/** Returns what was reported about a level: its first completion, and the first verified one if that is another. */
export function toldCompletions(level: CompletedLevel): ToldCompletion[] {
  const { first_at, first_hash, verified_hash } = level;
  const first = { verified: false, at: first_at, levelHash: first_hash };
  if (!level.verified) return [first];
  const at = level.verified_at ?? first_at;
  const verified = { verified: true, at, levelHash: verified_hash };
  return at > first_at ? [first, verified] : [verified];
}
