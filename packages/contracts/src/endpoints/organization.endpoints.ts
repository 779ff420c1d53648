import { z } from 'zod';
import { DoneSchema, EmailBodySchema, EmailQuerySchema, SignUpLinkSchema } from '../account/index.ts';
import {
  ChangedPupilSchema, ClassesQuerySchema, ClassesSchema, ClassSchema, ClassTeacherSchema, ClassTeachersSchema, ClassTeachersUpdateSchema,
  ClassUpdateSchema, MadePupilSchema, MadePupilsSchema, MemberSchema, MembersSchema, MemberUpdateSchema, NewClassSchema, NewPupilSchema, NewPupilsSchema, OrganizationSchema, OrganizationUpdateSchema,
  PupilSchema, PupilsQuerySchema, PupilsSchema, PupilUpdateSchema, SlugExistsQuerySchema, SlugExistsSchema, TransferredSchema, TransferStudentsSchema,
} from '../organization/index.ts'; // prettier-ignore
import { endpoint, type EndpointContract } from './endpoint.ts';

const reading = ['auth/not-logged-in', 'auth/forbidden'] as const;
const writing = [...reading, 'request/cross-site'] as const;
const making = [...writing, 'auth/username-taken', 'auth/username-unfit', 'auth/password-too-common', 'auth/class-full',
  'gateway/service-down'] as const; // prettier-ignore
const params = z.object({ class_id: z.uuid() });
const teacher = z.object({ teacher_id: z.uuid() });
const pupil = z.object({ student_id: z.uuid() });

/** Organisations, their members and classes. */
export const ORGANIZATION_ENDPOINTS = {
  getOrganization: endpoint({ method: 'GET', path: '/api/organization/current', access: 'logged-in',
    summary: 'The organisation of whoever is logged in; its details for administrators only.',
    answer: OrganizationSchema, errors: [...reading, 'organization/unknown'] }),
  updateOrganization: endpoint({ method: 'PUT', path: '/api/organization/current', access: 'admin',
    summary: 'Registers the administrator\'s organisation, or changes it.', body: OrganizationUpdateSchema, answer: OrganizationSchema,
    errors: [...writing, 'organization/slug-taken', 'organization/changed-meanwhile', 'organization/agreement-needed'] }),
  checkSlugExists: endpoint({ method: 'GET', path: '/api/organization/check-slug-exists', access: 'anyone',
    summary: 'Whether an organisation has this slug.', query: SlugExistsQuerySchema, answer: SlugExistsSchema, errors: [] }),
  listClasses: endpoint({ method: 'GET', path: '/api/organization/classes', access: 'teaching',
    summary: 'The classes of the organisation, or those that a teacher teaches, by name.',
    query: ClassesQuerySchema, answer: ClassesSchema, errors: reading }),
  createClass: endpoint({ method: 'POST', path: '/api/organization/classes', access: 'teaching',
    summary: 'Makes a class; a teacher who makes one teaches it.', body: NewClassSchema, answer: ClassSchema, errors: writing }),
  getClass: endpoint({ method: 'GET', path: '/api/organization/classes/{class_id}', access: 'teaching',
    summary: 'One class.', params, answer: ClassSchema, errors: reading }),
  updateClass: endpoint({ method: 'PUT', path: '/api/organization/classes/{class_id}', access: 'teaching',
    summary: 'Changes a class, unless somebody else changed it meanwhile.', params, body: ClassUpdateSchema, answer: ClassSchema,
    errors: [...writing, 'organization/changed-meanwhile'] }),
  deleteClass: endpoint({ method: 'DELETE', path: '/api/organization/classes/{class_id}', access: 'teaching',
    summary: 'Removes a class; its students stay in the organisation.', params, answer: DoneSchema, errors: writing }),
  getClassTeacher: endpoint({ method: 'GET', path: '/api/organization/class-teachers/{class_id}/{user_id}', access: 'teaching',
    summary: 'Whether somebody teaches a class.', params: params.extend({ user_id: z.uuid() }), answer: ClassTeacherSchema, errors: reading }),
  listClassTeachers: endpoint({ method: 'GET', path: '/api/organization/class-teachers/{class_id}', access: 'teaching',
    summary: 'Who teaches a class.', params, answer: ClassTeachersSchema, errors: reading }),
  updateClassTeachers: endpoint({ method: 'PUT', path: '/api/organization/class-teachers', access: 'admin',
    summary: 'Sets who teaches a class.', body: ClassTeachersUpdateSchema, answer: ClassTeachersSchema,
    errors: [...writing, 'organization/not-a-member'] }),
  listTeachers: endpoint({ method: 'GET', path: '/api/organization/teachers', access: 'admin',
    summary: 'The teachers and administrators of the organisation, by name.', answer: MembersSchema, errors: reading }),
  getTeacher: endpoint({ method: 'GET', path: '/api/organization/teachers/{teacher_id}', access: 'admin',
    summary: 'One of them.', params: teacher, answer: MemberSchema, errors: reading }),
  updateTeacher: endpoint({ method: 'PUT', path: '/api/organization/teacher/{teacher_id}', access: 'admin',
    summary: 'Makes a teacher an administrator, or the reverse.', params: teacher, body: MemberUpdateSchema, answer: MemberSchema,
    errors: [...writing, 'organization/last-admin'] }),
  removeTeacher: endpoint({ method: 'DELETE', path: '/api/organization/teacher/{teacher_id}', access: 'admin',
    summary: 'Ends a membership; the account stays.', params: teacher, answer: DoneSchema, errors: [...writing, 'organization/last-admin'] }),
  inviteTeacher: endpoint({ method: 'POST', path: '/api/organization/invite-teacher', access: 'admin',
    summary: 'Invites a teacher by mail; the link can also be passed on.', query: EmailQuerySchema, body: EmailBodySchema.optional(),
    answer: SignUpLinkSchema, errors: [...writing, 'gateway/service-down'] }),
  addTeacher: endpoint({ method: 'POST', path: '/api/organization/teacher', access: 'admin',
    summary: 'Adds a teacher, who is invited by mail.', body: EmailBodySchema, answer: SignUpLinkSchema,
    errors: [...writing, 'gateway/service-down'] }),
  listPupils: endpoint({ method: 'GET', path: '/api/organization/students', access: 'teaching',
    summary: 'The students of the organisation, or of the classes that a teacher teaches, by username.',
    query: PupilsQuerySchema, answer: PupilsSchema, errors: reading }),
  createPupil: endpoint({ method: 'POST', path: '/api/organization/students', access: 'teaching',
    summary: 'Makes a student, once for each request id; the password is told the first time only.',
    body: NewPupilSchema, answer: MadePupilSchema, errors: [...making, 'user/unknown'] }),
  createPupils: endpoint({ method: 'POST', path: '/api/organization/bulk-create-students', access: 'teaching',
    summary: 'Makes many students, all or none, once for each request id; passwords are told the first time only.',
    body: NewPupilsSchema, answer: MadePupilsSchema, errors: making }),
  getPupil: endpoint({ method: 'GET', path: '/api/organization/students/{student_id}', access: 'school',
    summary: 'One student, for those who teach them and for themselves.', params: pupil, answer: PupilSchema, errors: reading }),
  updatePupil: endpoint({ method: 'PUT', path: '/api/organization/students/{student_id}', access: 'teaching',
    summary: 'Changes a student; a password that is renewed is told in the answer, and nowhere else.', params: pupil,
    body: PupilUpdateSchema, answer: ChangedPupilSchema,
    errors: [...writing, 'auth/username-taken', 'auth/username-unfit', 'gateway/service-down'] }),
  removePupil: endpoint({ method: 'DELETE', path: '/api/organization/students/{student_id}', access: 'teaching',
    summary: 'Takes a student out of the organisation, who is erased after 30 days unless they return.', params: pupil, answer: DoneSchema, errors: writing }),
  transferPupils: endpoint({ method: 'POST', path: '/api/organization/transfer-students', access: 'teaching',
    summary: 'Moves students to another class: all of them or none.', body: TransferStudentsSchema, answer: TransferredSchema, errors: writing }),
} satisfies Record<string, EndpointContract>; // prettier-ignore
