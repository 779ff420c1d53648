import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Messages to open pages, stored for minutes; a trigger notifies listeners when sessions end, however they end. */
export class CreateStream1764500000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table account.stream_messages (
        id bigint generated always as identity primary key,
        topic text not null,
        audience_kind text not null,
        audience_id uuid not null,
        at timestamptz not null default now()
      )`);
    await runner.query(`
      create function account.tell_sessions_ended() returns trigger language plpgsql as $$
      begin
        perform pg_notify('account_stream', '');
        return null;
      end $$`);
    await runner.query(`
      create trigger tell_sessions_ended after delete on account.sessions
      for each statement execute function account.tell_sessions_ended()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop trigger tell_sessions_ended on account.sessions');
    await runner.query('drop function account.tell_sessions_ended');
    await runner.query('drop table account.stream_messages');
  }
}
