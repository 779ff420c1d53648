const HOUR_MS = 3_600_000;

/** An end, as the other services are told it, whose time goes by the clock of the machine. */
export const inTheirTime = (end: string | null, aheadMs: number): string | null =>
  end === null ? null : new Date(Date.parse(end) - aheadMs).toISOString();

/** What a tester's start says, in milliseconds. */
export const aheadMsOf = (hours: number): number => Math.round(hours * HOUR_MS);
