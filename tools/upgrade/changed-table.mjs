// A table that is changed between two versions as docs/adr/0142 wants it: what stands in for the migrations of an upgrade.
import { migrate } from '../../packages/service-kit/dist/database/migrate.js';

/** A column, then an index made beside running calls: what old programs do not notice. */
class ExpandRuns4000000000000 {
  name = 'ExpandRuns4000000000000';
  up = runner => runner.query("alter table learning.runs add column tried text not null default 'no'");
  down = runner => runner.query('alter table learning.runs drop column tried');
}

class IndexRuns4000000000001 {
  name = 'IndexRuns4000000000001';
  transaction = false;
  async up(runner) {
    await runner.query('set lock_timeout = 0');
    await runner.query('drop index concurrently if exists learning.runs_tried');
    await runner.query('create index concurrently runs_tried on learning.runs (tried)');
    await runner.query('reset lock_timeout');
  }
  down = runner => runner.query('drop index learning.runs_tried');
}

class ContractRuns4000000000002 {
  name = 'ContractRuns4000000000002';
  up = runner => runner.query('alter table learning.runs drop column tried');
  down = runner => runner.query("alter table learning.runs add column tried text not null default 'no'");
}

const EXPAND = [ExpandRuns4000000000000, IndexRuns4000000000001];
const run = (url, migrations) => migrate(url, { schema: 'learning', entities: [], migrations });

export const expand = url => run(url, EXPAND);
export const contract = url => run(url, [...EXPAND, ContractRuns4000000000002]);
