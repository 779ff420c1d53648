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
    summary: 'Returns the details of whoever is logged in.', answer: ProfileSchema, errors: reading }),
  updateProfile: endpoint({ method: 'POST', path: '/api/profile', access: 'logged-in', childActs: [], sessionEffect: 'own',
    summary: 'Changes details. A new password ends all other sessions.', body: ProfileUpdateSchema, answer: ProfileSchema,
    errors: [...writing, ...passwords, 'user/unknown-language'] }),
  deleteProfile: endpoint({ method: 'DELETE', path: '/api/profile', access: 'user', childActs: [], sessionEffect: 'own',
    summary: 'Schedules the deletion of the account in seven days.', body: DeleteProfileSchema.optional(), answer: DeletionSchema, errors: [...writing, ...passwords] }),
  restoreProfile: endpoint({ method: 'POST', path: '/api/profile/restore', access: 'user', childActs: [], sessionEffect: 'own',
    summary: 'Cancels a scheduled deletion.', answer: DeletionSchema, errors: writing }),
  exportProfile: endpoint({ method: 'GET', path: '/api/profile/export', access: 'logged-in',
    summary: "Returns everything that the account service stores about the caller and the caller's students.", answer: AccountExportSchema, errors: reading }),
  linkOwnGoogle: endpoint({ method: 'POST', path: '/api/profile/google', access: 'user', childActs: [],
    summary: "Returns the address of Google's log-in page, which links the Google account to this one.", body: OwnGoogleSchema, answer: GoogleLocationSchema,
    errors: [...writing, 'auth/wrong-password', 'auth/too-many-attempts', 'auth/google-off', 'auth/google-failed'] }),
  unlinkOwnGoogle: endpoint({ method: 'DELETE', path: '/api/profile/google', access: 'user', childActs: [],
    summary: 'Unlinks the Google account, if a password remains to log in with.', body: OwnGoogleSchema.optional(), answer: DoneSchema,
    errors: [...writing, 'auth/wrong-password', 'auth/too-many-attempts', 'auth/last-way-in'] }),
  listSessions: endpoint({ method: 'GET', path: '/api/profile/sessions', access: 'logged-in',
    summary: 'Returns where the account, or the student, is logged in.', answer: SessionsSchema, errors: reading }),
  endSession: endpoint({ method: 'DELETE', path: '/api/profile/sessions/{session_id}', access: 'logged-in', childActs: [], sessionEffect: 'own',
    summary: "Ends one of the caller's sessions.", params: z.object({ session_id: z.uuid() }), answer: DoneSchema, errors: writing }),
  listStudents: endpoint({ method: 'GET', path: '/api/profile/students', access: 'parent',
    summary: "Returns the parent's students.", answer: StudentsSchema, errors: reading }),
  addStudent: endpoint({ method: 'POST', path: '/api/profile/students', access: 'parent', childActs: [],
    summary: 'Adds a student; a parent has five at most.', body: NewStudentSchema, answer: StudentSchema,
    errors: [...writing, 'profile/too-many-students', 'auth/username-taken', 'auth/username-unfit', 'auth/password-too-common'] }),
  takeOverStudent: endpoint({ method: 'POST', path: '/api/profile/students/take-over', access: 'parent', childActs: [], sessionEffect: 'anyone',
    summary: "Moves a school's student with all their work to the parent, with the school's code.",
    body: TakeOverSchema, answer: StudentSchema,
    errors: [...writing, 'auth/token-invalid', 'profile/too-many-students', 'auth/username-taken', 'auth/username-unfit'] }),
  getStudent: endpoint({ method: 'GET', path: '/api/profile/students/{student_id}', access: 'family',
    summary: 'Returns one student, for the parent and for the student.', params, answer: StudentSchema, errors: reading }),
  updateStudent: endpoint({ method: 'PUT', path: '/api/profile/students/{student_id}', access: 'family', childActs: [], sessionEffect: 'anyone',
    summary: 'Changes a student. Students can change only their own animal and password.', params, body: StudentUpdateSchema, answer: StudentSchema,
    errors: [...writing, ...passwords, 'auth/username-taken', 'auth/username-unfit'] }),
  removeStudent: endpoint({ method: 'DELETE', path: '/api/profile/students/{student_id}', access: 'parent', childActs: [], sessionEffect: 'anyone',
    summary: 'Removes a student and all their work.', params, answer: DoneSchema, errors: writing }),
  makeLoginCard: endpoint({ method: 'POST', path: '/api/profile/students/{student_id}/login-card', access: 'parent', childActs: [],
    summary: 'Creates the secret of a log-in card to print; the previous card stops working.', params, answer: LoginCardAnswerSchema, errors: writing }),
  checkStudentUsername: endpoint({ method: 'GET', path: '/api/profile/check-student-username-exists', access: 'anyone',
    summary: "Tells whether a username is taken, among families' students or in an organization.", query: UsernameExistsQuerySchema, answer: UsernameExistsSchema, errors: [] }),
  checkStudentsLimit: endpoint({ method: 'GET', path: '/api/profile/check-students-limit', access: 'parent',
    summary: 'Returns how many students there are, and how many there can be.', answer: StudentsLimitSchema, errors: reading }),
} satisfies Record<string, EndpointContract>; // prettier-ignore
