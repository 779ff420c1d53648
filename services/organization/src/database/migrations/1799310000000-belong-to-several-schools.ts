import type { MigrationInterface, QueryRunner } from 'typeorm';

const COLUMNS = 'user_id, organization_id, role, email, full_name, second_factor, to_review, joined_at';

const STATEMENTS = [
  `create table organization.other_memberships (
    user_id uuid not null,
    organization_id uuid not null references organization.organizations on delete cascade,
    role text not null check (role in ('admin', 'teacher')),
    email text,
    full_name text,
    second_factor boolean not null default false,
    described_version int not null default 0,
    to_review boolean not null default false,
    joined_at timestamptz not null default now(),
    primary key (user_id, organization_id)
  )`,
  'create index on organization.other_memberships (organization_id)',
  `create view organization.school_members as
   select ${COLUMNS}, true as is_current from organization.members
   union all select ${COLUMNS}, false from organization.other_memberships`,
  // Of each school its own: successors has one of each administrator.
  `create table organization.namings (
    organization_id uuid not null references organization.organizations on delete cascade,
    named_by uuid not null,
    user_id uuid not null,
    named_at timestamptz not null default now(),
    accepted_at timestamptz,
    primary key (organization_id, named_by),
    check (user_id <> named_by)
  )`,
  'create index on organization.namings (organization_id, user_id)',
  `insert into organization.namings (organization_id, named_by, user_id, named_at, accepted_at)
   select m.organization_id, s.named_by, s.user_id, s.named_at, s.accepted_at
   from organization.successors s join organization.members m on m.user_id = s.named_by`,
  // Programs of the release before name in successors. A row that goes with a membership says nothing: it may only be put aside.
  `create function organization.follow_successors() returns trigger language plpgsql as $$
   begin
     if tg_op = 'DELETE' then
       delete from organization.namings n using organization.members m
       where m.user_id = old.named_by and n.organization_id = m.organization_id and n.named_by = old.named_by
         and exists (select 1 from organization.members where user_id = old.user_id);
       return null;
     end if;
     insert into organization.namings (organization_id, named_by, user_id, named_at, accepted_at)
     select organization_id, new.named_by, new.user_id, new.named_at, new.accepted_at
     from organization.members where user_id = new.named_by
     on conflict (organization_id, named_by) do update
       set user_id = excluded.user_id, named_at = excluded.named_at, accepted_at = excluded.accepted_at;
     return null;
   end $$`,
  `create trigger follow_successors after insert or update or delete on organization.successors
   for each row execute function organization.follow_successors()`,
];

/** Adults may belong to several schools: members says in which one somebody works now, and has one row of each. */
export class BelongToSeveralSchools1799310000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop trigger follow_successors on organization.successors');
    await runner.query('drop function organization.follow_successors()');
    await runner.query('drop table organization.namings');
    await runner.query('drop view organization.school_members');
    await runner.query('drop table organization.other_memberships');
  }
}
