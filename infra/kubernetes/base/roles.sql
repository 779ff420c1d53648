-- Roles of an own PostgreSQL: one for each service, which owns its schema and sees no other, and one for the queue, which
-- all share. Run by a role that may create roles and owns the database, once before the first start and again after each
-- upgrade of Burrow (it can be repeated):
--   psql "postgres://OWNER@HOST/burrow" -v ON_ERROR_STOP=1 -f docs/operations/roles.sql
-- Then give each role a password: \password burrow_account
do $$
declare
  service text;
  thing record;
begin
  execute format('revoke connect, temporary on database %I from public', current_database());
  revoke create on schema public from public;

  if not exists (select from pg_roles where rolname = 'burrow_queue') then
    create role burrow_queue nologin;
  end if;
  execute format('grant burrow_queue to %I', current_user);
  create schema if not exists jobs authorization burrow_queue;

  foreach service in array array['account', 'learning', 'organization', 'payment', 'assistant'] loop
    if not exists (select from pg_roles where rolname = 'burrow_' || service) then
      execute format('create role %I login', 'burrow_' || service);
    end if;
    execute format('grant %I to %I', 'burrow_' || service, current_user);
    execute format('grant connect on database %I to %I', current_database(), 'burrow_' || service);
    execute format('create schema if not exists %I authorization %I', service, 'burrow_' || service);
    execute format('grant burrow_queue to %I', 'burrow_' || service);
    -- What a service makes in the queue, the others use.
    execute format('alter default privileges for role %I in schema jobs grant all on tables to burrow_queue', 'burrow_' || service);
    execute format('alter default privileges for role %I in schema jobs grant all on sequences to burrow_queue', 'burrow_' || service);
    execute format('alter default privileges for role %I in schema jobs grant all on functions to burrow_queue', 'burrow_' || service);
  end loop;

  -- Whichever service starts first after an upgrade may have to change the queue's tables: they belong to all.
  for thing in
    select 'table' as kind, c.oid::regclass::text as name from pg_class c
    where c.relnamespace = 'jobs'::regnamespace and c.relkind in ('r', 'p')
    union all
    select 'function', p.oid::regprocedure::text from pg_proc p where p.pronamespace = 'jobs'::regnamespace
    union all
    select 'type', t.oid::regtype::text from pg_type t
    where t.typnamespace = 'jobs'::regnamespace and t.typtype = 'e'
  loop
    execute format('alter %s %s owner to burrow_queue', thing.kind, thing.name);
  end loop;
end
$$;
