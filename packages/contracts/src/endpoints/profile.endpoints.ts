import { z } from 'zod';
import {
  AccountExportSchema, DeleteProfileSchema, DeletionSchema, DoneSchema, GoogleLocationSchema, LoginCardAnswerSchema, NewStudentSchema, OwnGoogleSchema, ProfileSchema,
  ProfileUpdateSchema, SessionsSchema, StudentSchema, StudentsLimitSchema, StudentsSchema, StudentUpdateSchema, TakeOverSchema,
  UsernameExistsQuerySchema, UsernameExistsSchema,
} from '../account/index.ts'; // prettier-ignore
import { endpoint, type EndpointContract } from './endpoint.ts';

const reading = ['auth/not-logged-in', 'auth/forbidden'] as const;
const writing = [...reading, 'request/cross-site'] as const;
const params = z.object({ student_id: z.uuid() });
const passwords = ['auth/wrong-password', 'auth/password-too-common', 'auth/too-many-attempts'] as const;

/** The logged-in person, their students and sessions. */
export const PROFILE_ENDPOINTS = {
  getProfile: endpoint({ method: 'GET', path: '/api/profile', access: 'logged-in',
    summary: 'The details of whoever is logged in.', answer: ProfileSchema, errors: reading }),
  updateProfile: endpoint({ method: 'POST', path: '/api/profile', access: 'logged-in', sessionEffect: 'own',
    summary: 'Changes details. A new password ends all other sessions.', body: ProfileUpdateSchema, answer: ProfileSchema,
    errors: [...writing, ...passwords, 'user/unknown-language'] }),
  deleteProfile: endpoint({ method: 'DELETE', path: '/api/profile', access: 'user', sessionEffect: 'own',
    summary: 'Plans the deletion of the account in seven days.', body: DeleteProfileSchema.optional(), answer: DeletionSchema, errors: [...writing, ...passwords] }),
  restoreProfile: endpoint({ method: 'POST', path: '/api/profile/restore', access: 'user', sessionEffect: 'own',
    summary: 'Undoes a planned deletion.', answer: DeletionSchema, errors: writing }),
  exportProfile: endpoint({ method: 'GET', path: '/api/profile/export', access: 'logged-in',
    summary: 'Everything that account keeps of the caller and the caller\'s students.', answer: AccountExportSchema, errors: reading }),
  linkOwnGoogle: endpoint({ method: 'POST', path: '/api/profile/google', access: 'user',
    summary: 'Where to log in at Google, so that the Google account is linked to this one.', body: OwnGoogleSchema, answer: GoogleLocationSchema,
    errors: [...writing, 'auth/wrong-password', 'auth/too-many-attempts', 'auth/google-off', 'auth/google-failed'] }),
  unlinkOwnGoogle: endpoint({ method: 'DELETE', path: '/api/profile/google', access: 'user',
    summary: 'Unlinks the Google account, where a password remains to log in with.', body: OwnGoogleSchema.optional(), answer: DoneSchema,
    errors: [...writing, 'auth/wrong-password', 'auth/too-many-attempts', 'auth/last-way-in'] }),
  listSessions: endpoint({ method: 'GET', path: '/api/profile/sessions', access: 'logged-in',
    summary: 'Where the account, or the student, is logged in.', answer: SessionsSchema, errors: reading }),
  endSession: endpoint({ method: 'DELETE', path: '/api/profile/sessions/{session_id}', access: 'logged-in', sessionEffect: 'own',
    summary: 'Ends one of these sessions.', params: z.object({ session_id: z.uuid() }), answer: DoneSchema, errors: writing }),
  listStudents: endpoint({ method: 'GET', path: '/api/profile/students', access: 'parent',
    summary: 'The parent\'s students.', answer: StudentsSchema, errors: reading }),
  addStudent: endpoint({ method: 'POST', path: '/api/profile/students', access: 'parent',
    summary: 'Adds a student, five at most.', body: NewStudentSchema, answer: StudentSchema,
    errors: [...writing, 'profile/too-many-students', 'auth/username-taken', 'auth/username-unfit', 'auth/password-too-common'] }),
  takeOverStudent: endpoint({ method: 'POST', path: '/api/profile/students/take-over', access: 'parent', sessionEffect: 'anyone',
    summary: 'Makes a school\'s student one of the parent\'s, with all their work, by the school\'s code.',
    body: TakeOverSchema, answer: StudentSchema,
    errors: [...writing, 'auth/token-invalid', 'profile/too-many-students', 'auth/username-taken', 'auth/username-unfit'] }),
  getStudent: endpoint({ method: 'GET', path: '/api/profile/students/{student_id}', access: 'family',
    summary: 'One student, for the parent and the student.', params, answer: StudentSchema, errors: reading }),
  updateStudent: endpoint({ method: 'PUT', path: '/api/profile/students/{student_id}', access: 'family', sessionEffect: 'anyone',
    summary: 'Changes a student. The student changes character and own password only.', params, body: StudentUpdateSchema, answer: StudentSchema,
    errors: [...writing, ...passwords, 'auth/username-taken', 'auth/username-unfit'] }),
  removeStudent: endpoint({ method: 'DELETE', path: '/api/profile/students/{student_id}', access: 'parent', sessionEffect: 'anyone',
    summary: 'Removes a student with all their work.', params, answer: DoneSchema, errors: writing }),
  makeLoginCard: endpoint({ method: 'POST', path: '/api/profile/students/{student_id}/login-card', access: 'parent',
    summary: 'Makes the secret of a log-in card to print; the one before it stops working.', params, answer: LoginCardAnswerSchema, errors: writing }),
  checkStudentUsername: endpoint({ method: 'GET', path: '/api/profile/check-student-username-exists', access: 'anyone',
    summary: 'Whether a username is taken, among families\' students or in an organisation.', query: UsernameExistsQuerySchema, answer: UsernameExistsSchema, errors: [] }),
  checkStudentsLimit: endpoint({ method: 'GET', path: '/api/profile/check-students-limit', access: 'parent',
    summary: 'How many students there are and may be.', answer: StudentsLimitSchema, errors: reading }),
} satisfies Record<string, EndpointContract>; // prettier-ignore
