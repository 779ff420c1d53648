import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The levels that had no hidden settings when records began to contain them. */
const WHOLE =
  "course = 'python' and level in ('intro-level1', 'intro-level2', 'intro-level3', 'intro-level4', 'intro-level5', 'intro-level6', 'intro-level7', 'intro-level8')";

/** Code that was stored both unverified and verified is stored once. */
const UNVERIFIED_TWINS = `
  delete from learning.completions twin using learning.completions kept
  where not twin.verified and kept.verified and kept.code_hash = twin.code_hash
    and (kept.learner_kind, kept.learner_id, kept.course, kept.level)
      = (twin.learner_kind, twin.learner_id, twin.course, twin.level)`;

/**
 * Completions verified so far were verified only in the level as shown. From now on verified means every setting of the level.
 * Visitors' completions are counted for their address in addition to runs.
 */
export class BoundCompletions1764300000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table learning.completions add shown_verified boolean not null default false`);
    await runner.query('update learning.completions set shown_verified = true where verified');
    await runner.query(UNVERIFIED_TWINS);
    await runner.query(`update learning.completions set verified = false where verified and not (${WHOLE})`);
    await runner.query(`update learning.progress set verified = false where verified and not (${WHOLE})`);
    await runner.query(`
      alter table learning.address_runs add counted text not null default 'run' check (counted in ('run', 'completion')),
        drop constraint address_runs_pkey, add primary key (day, address_hash, counted)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("delete from learning.address_runs where counted = 'completion'");
    await runner.query(`
      alter table learning.address_runs drop constraint address_runs_pkey, drop counted,
        add primary key (day, address_hash)`);
    await runner.query('alter table learning.completions drop shown_verified');
  }
}
