import type { MigrationInterface, QueryRunner } from 'typeorm';

/** As many ids as fit into a notification, of 8,000 bytes; of more nobody says which. */
const MOST_IDS = 200;

const tell = (body: string): string => `
  create or replace function account.tell_sessions_ended() returns trigger language plpgsql as $$
  begin
    ${body}
    return null;
  end $$`;

const trigger = (more: string): string => `
  create trigger tell_sessions_ended after delete on account.sessions ${more}
  for each statement execute function account.tell_sessions_ended()`;

const DROP = 'drop trigger tell_sessions_ended on account.sessions';

/** Listeners learn which sessions ended, so that they need not look at all of theirs; and find who belongs to a school. */
export class TellWhichSessionsEnded1796240000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(DROP);
    await runner.query(
      tell(`perform pg_notify('account_stream',
        case when count(*) > ${MOST_IDS} then '' else 'ended:' || string_agg(id::text, ',') end)
        from ended having count(*) > 0;`),
    );
    await runner.query(trigger('referencing old table as ended'));
    await runner.query(
      'create index users_organization on account.users (organization_id) where organization_id is not null',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index account.users_organization');
    await runner.query(DROP);
    await runner.query(tell(`perform pg_notify('account_stream', '');`));
    await runner.query(trigger(''));
  }
}
