import {
  type OwnTeacherRequest,
  type SchoolDomain,
  type TeacherRequest,
  AcceptAgreementSchema,
  AGREEMENT_VERSION,
  CloseOrganizationSchema,
  type Agreements,
  type ClassSets,
  ClassTeachersUpdateSchema,
  type JoinRequest,
  ClassUpdateSchema,
  NewClassSchema,
  type ListedMember,
  type Member,
  type Membership,
  type Successor,
  type Organization,
  type OrganizationRegistration,
  OrganizationRegistrationSchema,
  OrganizationUpdateSchema,
  type HandedInWork,
  type SchoolStudent,
  type Remark,
  type SchoolAuditEntry,
  type SchoolClass,
  type StudentRuns,
  type StudentWork,
  type ComingClasses,
  type FoundGuest,
  type Guest,
  type Substitute,
  type TaughtAssignment,
  TransferStudentsSchema,
} from '@burrow/contracts';
import { HttpResponse, type HttpHandler } from 'msw';
import { classEntryHandlers } from './class-entry.handlers.ts';
import { classWorkHandlers } from './class-work.handlers.ts';
import { importHandlers } from './import.handlers.ts';
import { answer, refusal } from '@burrow/remote-testing/answers';
import { AUDIT, CLASSES, COURSES, MEMBERS, STUDENTS, SCHOOL } from './school.ts';
import { assignmentHandlers } from './assignment.handlers.ts';
import { remarkHandlers } from './remark.handlers.ts';
import { oneStudentHandlers } from './student.handlers.ts';
import { membershipHandlers } from './membership.handlers.ts';
import { schoolAdultsHandlers } from './school-adults.handlers.ts';
import { classSetsHandlers } from './class-sets.handlers.ts';
import { unusedStudentHandlers } from './unused-students.handlers.ts';
import { schoolActivityHandlers } from './school-activity.handlers.ts';
import { schoolExportHandlers } from './school-export.handlers.ts';
import { guestHandlers } from './guest.handlers.ts';
import { substituteHandlers } from './substitute.handlers.ts';
import { teacherHandlers } from './teacher.handlers.ts';

/** A school of which everything is known here, and what was changed in it. */
export class School {
  organization: Organization | null = SCHOOL;
  classes: SchoolClass[] = [...CLASSES];
  students: SchoolStudent[] = [...STUDENTS];
  levels: StudentWork['levels'] = [];
  runs: StudentRuns['runs'] = [];
  /** Who asks to join a class. */
  waiting: JoinRequest[] = [];
  members: ListedMember[] = [...MEMBERS];
  assignments: TaughtAssignment[] = [];
  remarks: Remark[] = [];
  handedIn: HandedInWork[] = [];
  substitutes: Substitute[] = [];
  coming: ComingClasses['classes'] = [];
  guests: Guest[] = [];
  elsewhere: FoundGuest[] = [];
  invited: string[] = ['tess@hillbrook.example'];
  domains: SchoolDomain[] = [];
  teacherRequests: TeacherRequest[] = [];
  own: OwnTeacherRequest = {
    joins: null,
    suggested: null,
    suggestions: [],
    asked: null,
    has_students: false,
  };
  audit: SchoolAuditEntry[] = [...AUDIT];
  membership: Membership = { role: 'teacher', joined_at: '2026-11-20T15:30:00.000Z', succession: null };
  successor: Successor['successor'] = null;
  toReview: Member[] = [];
  hasLeft = false;
  sets: ClassSets['class_sets'] = [];
}

function agreementsOf({ organization }: School): Agreements {
  const version = organization?.details?.agreement_version;
  const accepted = version ? [{ version, accepted_at: '2026-11-23T09:30:00.000Z', name: 'Omar Saleh' }] : [];
  return { current: AGREEMENT_VERSION, accepted };
}

function setClosing(school: School, closes_at: string | null): Organization | null {
  const { organization } = school;
  if (organization?.details)
    school.organization = { ...organization, details: { ...organization.details, closes_at } };
  return school.organization;
}

/** Stores what a form said. */
function keepDetails(
  school: School,
  { agreement: _accepted, email_domain = null, ...rest }: OrganizationRegistration,
  version: number,
): HttpResponse<Organization> {
  school.organization = {
    id: SCHOOL.id,
    ...rest,
    language: rest.language ?? null,
    native_name: rest.native_name ?? null,
    seats: SCHOOL.seats,
    plan_ended_at: null,
    details: { ...SCHOOL.details!, email_domain, version },
  };
  return HttpResponse.json(school.organization);
}

function organizationHandlers(school: School): HttpHandler[] {
  return [
    answer('getOrganization', () =>
      school.organization ? HttpResponse.json(school.organization) : refusal('organization/unknown'),
    ),
    answer('checkSlugExists', ({ request }) =>
      HttpResponse.json({ exists: new URL(request.url).searchParams.get('slug') === 'taken' }),
    ),
    answer('registerOrganization', async ({ request }) => {
      const { success, data } = OrganizationRegistrationSchema.safeParse(await request.json());
      if (!success) return refusal('request/invalid');
      if (!data.agreement) return refusal('organization/agreement-needed');
      return keepDetails(school, data, 1);
    }),
    answer('updateOrganization', async ({ request }) => {
      const { success, data } = OrganizationUpdateSchema.safeParse(await request.json());
      if (!success) return refusal('request/invalid');
      if (data.slug === 'taken') return refusal('organization/slug-taken');
      const { version, ...rest } = data;
      if (school.organization?.details?.version !== version) return refusal('organization/changed-meanwhile');
      return keepDetails(school, rest, (version ?? 0) + 1);
    }),
    answer('getAgreements', () => agreementsOf(school)),
    answer('acceptAgreement', async ({ request }) => {
      const { success } = AcceptAgreementSchema.safeParse(await request.json());
      if (!success || !school.organization?.details) return refusal('request/invalid');
      const details = { ...school.organization.details, agreement_version: AGREEMENT_VERSION };
      school.organization = { ...school.organization, details };
      return HttpResponse.json(agreementsOf(school));
    }),
    answer('closeOrganization', async ({ request }) => {
      const { success, data } = CloseOrganizationSchema.safeParse(await request.json());
      if (!success || !school.organization?.details) return refusal('request/invalid');
      if (data.current_password !== 'a quiet paddock') return refusal('auth/wrong-password');
      return HttpResponse.json(setClosing(school, '2126-12-07T09:30:00.000Z'));
    }),
    answer('keepOrganization', () => setClosing(school, null) ?? refusal('auth/forbidden')),
    answer('listSchoolAudit', () => ({ entries: school.audit, total: school.audit.length })),
    answer('getCourse', ({ params }) => {
      const course = COURSES.find(({ id }) => id === params.slug);
      return course ? HttpResponse.json(course) : refusal('level/unknown-course');
    }),
  ];
}

function classHandlers(school: School): HttpHandler[] {
  const find = (id: string | undefined) => school.classes.find(each => each.id === id);
  return [
    answer('listClasses', ({ request }) => {
      const query = new URL(request.url).searchParams;
      const words = query.get('search') ?? '';
      const classes = school.classes
        .filter(({ name }) => name.toLowerCase().includes(words.toLowerCase()))
        .filter(({ teacher_ids: teachers }) => query.get('untaught') === null || teachers.length === 0);
      const listed = classes.map(each => ({
        ...each,
        student_count: school.students.filter(({ class_id: id }) => id === each.id).length,
      }));
      return HttpResponse.json({ classes: listed, total: classes.length });
    }),
    answer('createClass', async ({ request }) => {
      const { success, data } = NewClassSchema.safeParse(await request.json());
      if (!success) return refusal('request/invalid');
      const made: SchoolClass = {
        ...CLASSES[0]!,
        teacher_ids: [],
        ...data,
        id: crypto.randomUUID(),
        version: 1,
      };
      school.classes.push(made);
      return HttpResponse.json(made);
    }),
    answer('getClass', ({ params }) => {
      const found = find(params.class_id);
      return found ? HttpResponse.json(found) : refusal('auth/forbidden');
    }),
    answer('updateClass', async ({ params, request }) => {
      const { success, data } = ClassUpdateSchema.safeParse(await request.json());
      const found = find(params.class_id);
      if (!success || !found) return refusal(success ? 'auth/forbidden' : 'request/invalid');
      if (data.version !== found.version) return refusal('organization/changed-meanwhile');
      const changed = { ...found, ...data, version: found.version + 1 };
      school.classes[school.classes.indexOf(found)] = changed;
      return HttpResponse.json(changed);
    }),
    answer('updateClassTeachers', async ({ request }) => {
      const { success, data } = ClassTeachersUpdateSchema.safeParse(await request.json());
      const found = find(data?.class_id);
      if (!success || !found) return refusal(success ? 'auth/forbidden' : 'request/invalid');
      const { teacher_ids } = data;
      school.classes[school.classes.indexOf(found)] = { ...found, teacher_ids, version: found.version + 1 };
      return HttpResponse.json({ class_id: found.id, teacher_ids });
    }),
    answer('deleteClass', ({ params }) => {
      school.classes = school.classes.filter(({ id }) => id !== params.class_id);
      return HttpResponse.json({ done: true });
    }),
  ];
}

function studentHandlers(school: School): HttpHandler[] {
  const nameOf = (id: string | null) => school.classes.find(each => each.id === id)?.name ?? null;
  return [
    answer('listSchoolStudents', ({ request }) => {
      const query = new URL(request.url).searchParams;
      const wanted = query.get('class_id');
      const isWhole = ({ full_name, last_name }: SchoolStudent) =>
        last_name === null && / /.test(full_name ?? '');
      const students = school.students
        .filter(each => query.get('names') !== 'whole' || isWhole(each))
        .filter(({ class_id: id }) => wanted === null || id === wanted)
        .map(each => ({ ...each, class_name: nameOf(each.class_id) }));
      return HttpResponse.json({ students, total: students.length });
    }),
    answer('transferStudents', async ({ request }) => {
      const { success, data } = TransferStudentsSchema.safeParse(await request.json());
      if (!success) return refusal('request/invalid');
      school.students = school.students.map(student =>
        data.student_ids.includes(student.student_id) ? { ...student, class_id: data.class_id } : student,
      );
      return HttpResponse.json({ moved: data.student_ids.length });
    }),
  ];
}

/** The calls that the area makes, answered by a school that lives as long as its handlers. */
export const schoolHandlers = (school: School): HttpHandler[] => [
  ...importHandlers(school),
  ...organizationHandlers(school),
  ...classHandlers(school),
  ...classEntryHandlers(school.waiting, school.students),
  ...classWorkHandlers(),
  ...studentHandlers(school),
  ...remarkHandlers(school),
  ...assignmentHandlers(school),
  ...oneStudentHandlers(school),
  ...substituteHandlers(school),
  ...guestHandlers(school),
  ...teacherHandlers(school),
  ...schoolAdultsHandlers(school),
  ...membershipHandlers(school),
  ...schoolActivityHandlers(),
  ...unusedStudentHandlers(),
  ...classSetsHandlers(school),
  ...schoolExportHandlers(),
];
