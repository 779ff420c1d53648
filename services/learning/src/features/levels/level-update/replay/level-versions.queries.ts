import { sql } from '@burrow/service-kit';
import type { JudgedLevel } from '@burrow/world';

/** Levels as they are now, in a list of objects. A version that comes back is the newest again. */
export const KEEP_VERSIONS = sql`
  insert into learning.level_versions (level, level_hash, judged)
  select level, level_hash, judged from jsonb_to_recordset($1) as given (level text, level_hash text, judged jsonb)
  on conflict (level, level_hash) do update set seen_at = excluded.seen_at`;

/** All but the newest versions of each level. */
export const FORGET_VERSIONS = sql`
  delete from learning.level_versions old
  using (
    select level, level_hash, row_number() over (partition by level order by seen_at desc, level_hash) as place
    from learning.level_versions
  ) ranked
  where (ranked.level, ranked.level_hash) = (old.level, old.level_hash) and ranked.place > $1`;

/** SQL because each run of a level asks: it is hot. */
export const VERSION = sql<{
  readonly judged: JudgedLevel;
}>`select judged from learning.level_versions where level = $1 and level_hash = $2`;
