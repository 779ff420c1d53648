import type pg from 'pg';

/** Students in a class. */
export const CLASS_SIZE = 25;
const SCHOOLS = 500;
/** One school in which a tenth of all students are; the others share the rest. */
const LARGE_SHARE = 10;

const ORGANIZATIONS = `
  insert into organization.organizations (name, slug, type)
  select 'School ' || n, 'school-' || translate(n::text, '0123456789', 'abcdefghij'), 'school'
  from generate_series(1, ${SCHOOLS}) n on conflict do nothing`;

/** $1 the large school, $2 how many students there are in all. Names repeat, as names do. */
const STUDENTS = `
  with others as (select id, row_number() over (order by id) as at from organization.organizations where id <> $1),
  places as (
    select n, case when n % ${LARGE_SHARE} = 0 then $1::uuid
      else (select id from others where at = 1 + n % (select count(*) from others)) end as organization_id
    from generate_series((select count(*) from organization.students) + 1, $2::bigint) n
  )
  insert into organization.students
    (student_id, organization_id, username, full_name, search_key, character, described_version)
  select gen_random_uuid(), organization_id, 'student-' || n, 'Name ' || n % 5000, 'student-' || n || ' name ' || n % 5000,
    'Rabbit', 1
  from places`;

/** Every school's students in classes, in the order of their usernames. */
const CLASSES = `
  with ranked as (
    select student_id, organization_id, (row_number() over (partition by organization_id order by username) - 1) / ${CLASS_SIZE} as at
    from organization.students where class_id is null
  ), made as (
    insert into organization.classes (organization_id, name, name_key)
    select distinct organization_id, 'Class ' || at || '/' || $1, 'class ' || at || '/' || $1 from ranked
    returning id, organization_id, name
  )
  update organization.students s set class_id = made.id from ranked, made
  where s.student_id = ranked.student_id and made.organization_id = ranked.organization_id
    and made.name = 'Class ' || ranked.at || '/' || $1`;

const COPIES = [
  `insert into learning.classes (class_id, version, organization_id, teacher_ids, unlocked_chapters, no_skip, quiz)
   select id, version, organization_id, teacher_ids, unlocked_chapters, no_skip, quiz from organization.classes
   on conflict do nothing`,
  `insert into learning.students (student_id, version, organization_id, class_id)
   select student_id, 1, organization_id, class_id from organization.students on conflict do nothing`,
  `insert into learning.progress (learner_kind, learner_id, course, level, status, run_code, completed_at)
   select 'student', student_id, 'python', 'intro-level' || n, 'complete', 'rabbit.move_forward()', now()
   from learning.students, generate_series(1, 6) n on conflict do nothing`,
  // As the database does by itself after a while.
  'vacuum analyze',
];

/** Fills the platform up to this many students in 500 schools, one of which has a tenth of them. */
export async function addSchools(client: pg.Client, large: string, students: number): Promise<void> {
  await client.query(ORGANIZATIONS);
  await client.query(STUDENTS, [large, students]);
  await client.query(CLASSES, [students]);
  for (const statement of COPIES) await client.query(statement);
}
