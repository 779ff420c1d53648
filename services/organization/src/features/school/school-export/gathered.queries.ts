import { type NotNull, sql, sqlPart } from '@burrow/service-kit';

interface SchoolRow {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  readonly type: string;
  readonly email_domain: string | null;
  readonly max_students: number | null;
  readonly trial_ends_at: Date | null;
  readonly created_at: Date;
  readonly agreements: unknown | null;
}

export const SCHOOL = sql<SchoolRow>`
  select id, name, slug, type, email_domain, max_students, trial_ends_at, created_at,
    (select coalesce(json_agg(json_build_object('version', version, 'accepted_at', accepted_at) order by version), '[]')
     from organization.agreements a where a.organization_id = o.id) as agreements
  from organization.organizations o where id = $1`;

/** What the school's own systems call it, each with its source; addresses are kept as hashes. */
const IDS = sqlPart`string_agg(x.source || ':' || x.external_id, ' ' order by x.source, x.external_id)`;

/** From when until when, as ISO 8601 has it. */
const DAYS = sqlPart`to_char(d.begins_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI"Z"') || '/'
  || to_char(d.ends_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI"Z"')`;

interface ClassesRow {
  readonly id: string;
  readonly name: string;
  readonly teachers: string | null;
  readonly substitutes: string | null;
  readonly guests: string | null;
  readonly external_ids: string | null;
  readonly unlocked_chapters: string | null;
  readonly no_skip: boolean;
  readonly quiz: boolean;
  readonly assistant_enabled: boolean;
  readonly assistant_attempt_limit: number | null;
  readonly created_at: Date;
  readonly archived_at: Date | null;
}

export const CLASSES = sql<ClassesRow>`
  select c.id, c.name,
    (select string_agg(coalesce(m.email, m.full_name, m.user_id::text), ' ' order by m.email)
     from organization.school_members m where m.user_id = any (c.teacher_ids) and m.organization_id = c.organization_id) as teachers,
    (select string_agg(coalesce(m.email, m.full_name, m.user_id::text) || ' ' || ${DAYS}, ' ' order by d.begins_at, d.user_id)
     from organization.class_substitutes d join organization.school_members m on m.user_id = d.user_id
     and m.organization_id = c.organization_id where d.class_id = c.id) as substitutes,
    (select string_agg(g.student_id::text, ' ' order by g.since, g.student_id) from organization.class_guests g
     where g.class_id = c.id) as guests,
    (select ${IDS} from organization.external_ids x where x.class_id = c.id) as external_ids,
    array_to_string(c.unlocked_chapters, ' ') as unlocked_chapters, c.no_skip, c.quiz, c.assistant_enabled,
    c.assistant_attempt_limit, c.created_at, c.archived_at
  from organization.classes c where c.organization_id = $1 order by c.name_key, c.id`;

interface TeachersRow {
  readonly id: NotNull<string>;
  readonly full_name: string | null;
  readonly email: string | null;
  readonly role: NotNull<string>;
  readonly joined_at: NotNull<Date>;
}

/** SQL because an export writes rows as they stand, those of each file alike. */
export const TEACHERS = sql<TeachersRow>`
  select user_id as id, full_name, email, role, joined_at from organization.school_members
  where organization_id = $1 order by joined_at, user_id`;

interface StudentsRow {
  readonly id: string;
  readonly username: string;
  readonly full_name: string | null;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly class: string | null;
  readonly joined_at: Date;
  readonly left_at: Date | null;
  readonly external_ids: string | null;
}

/** The next students after the id $2. */
export const STUDENTS = sql<StudentsRow>`
  select s.student_id as id, s.username, s.full_name, s.first_name, s.last_name, c.name as class, s.joined_at, s.left_at,
    (select ${IDS} from organization.external_ids x where x.student_id = s.student_id) as external_ids
  from organization.students s left join organization.classes c on c.id = s.class_id
  where s.organization_id = $1 and s.student_id > $2 order by s.student_id limit $3`;

interface AuditRow {
  readonly at: Date;
  readonly action: string;
  readonly by: string;
  readonly name: string | null;
  readonly about: string | null;
  readonly about_name: string | null;
  readonly count: NotNull<number>;
}

export const AUDIT = sql<AuditRow>`
  select e.at, e.action, e.by_kind as by, coalesce(doer.full_name, e.user_id::text) as name,
    e.subject_kind as about, coalesce(member.full_name, student.username, class.name, e.subject_id::text) as about_name, e.count
  from organization.audit e
  left join organization.school_members doer on doer.user_id = e.user_id and doer.organization_id = $1
  left join organization.school_members member
    on e.subject_kind = 'member' and member.user_id = e.subject_id and member.organization_id = $1
  left join organization.students student
    on e.subject_kind = 'student' and student.student_id = e.subject_id and student.organization_id = $1
  left join organization.classes class
    on e.subject_kind = 'class' and class.id = e.subject_id and class.organization_id = $1
  where e.organization_id = $1 order by e.id`;
