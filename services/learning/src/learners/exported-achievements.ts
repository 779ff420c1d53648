import type { ExportedAchievements } from '@burrow/contracts';
import type { Learner, SqlRunner } from '@burrow/service-kit';
import { EXPORTED } from './exported-achievements.queries.ts';

type Row = Readonly<Record<string, unknown>>;

const asJson = (row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, value instanceof Date ? value.toISOString() : value]),
  );

/** Returns what is stored about a learner's quizzes, badges and certificates. */
export async function exportedAchievements(
  sql: SqlRunner,
  { kind, id }: Learner,
): Promise<ExportedAchievements> {
  const all: [string, readonly Row[]][] = [];
  for (const [part, query] of Object.entries(EXPORTED)) {
    const rows = await query.rows(sql, [kind, id]);
    all.push([part, rows.map(asJson)]);
  }
  return Object.fromEntries(all) as unknown as ExportedAchievements;
}
