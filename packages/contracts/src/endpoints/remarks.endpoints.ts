import { z } from 'zod';
import { DoneSchema } from '../account/index.ts';
import {
  ClassHandedInSchema,
  FailureRemarkAnswerSchema,
  FailureRemarkSchema,
  HandedInWorkSchema,
  HandInSchema,
  NewRemarkSchema,
  OwnFeedbackSchema,
  OwnHandedInSchema,
  ReadRemarksSchema,
  RemarkSchema,
  RemarksQuerySchema,
  RemarksSchema,
  ReturnedWorkSchema,
} from '../remark.schema.ts';
import { endpoint, type EndpointContract } from './endpoint.ts';

const reading = ['auth/not-logged-in', 'auth/forbidden'] as const;
const writing = [...reading, 'request/cross-site', 'level/unknown-course', 'level/unknown-level'] as const;
const slug = z.string().max(80);
const level = z.object({ course_slug: slug, slug });
const ofStudent = z.object({ student_id: z.uuid(), ...level.shape });
const remark = z.object({ remark_id: z.uuid() });

/** What teachers say about students' programs, and work that is handed in and returned. Ids of remarks are made by the page. */
export const REMARK_ENDPOINTS = {
  writeRemark: endpoint({ method: 'PUT', path: '/api/level/remarks/{remark_id}', access: 'teaching', childActs: [],
    summary: "Adds a remark on a student's program, or on one of its lines. Remarks cannot be changed or removed.", params: remark, body: NewRemarkSchema,
    answer: RemarkSchema, errors: [...writing, 'level/too-many-remarks'] }),
  remarkOnFailure: endpoint({ method: 'PUT', path: '/api/level/class/{class_id}/failures/remarks/{remark_id}', access: 'teaching', childActs: [],
    summary: 'Sends one remark to all students of a class who currently fail in the same way.', params: z.object({ class_id: z.uuid(), ...remark.shape }),
    body: FailureRemarkSchema, answer: FailureRemarkAnswerSchema, errors: writing }),
  listRemarks: endpoint({ method: 'GET', path: '/api/level/remarks/student/{student_id}', access: 'logged-in',
    summary: "Returns the remarks on a student's work, for the student, the parent and the student's teachers.", params: z.object({ student_id: z.uuid() }),
    query: RemarksQuerySchema, answer: RemarksSchema, errors: reading }),
  getOwnFeedback: endpoint({ method: 'GET', path: '/api/level/feedback', access: 'logged-in',
    summary: 'Returns what teachers said about the work of the student who plays, by level.', query: z.object({ language: z.string().max(5).optional() }),
    answer: OwnFeedbackSchema, errors: ['auth/not-logged-in'] }),
  readRemarks: endpoint({ method: 'PUT', path: '/api/level/feedback/read', access: 'logged-in', childActs: [],
    summary: 'Marks remarks as read by the student who is logged in. For anyone else it changes nothing.', body: ReadRemarksSchema, answer: DoneSchema,
    errors: ['auth/not-logged-in', 'request/cross-site', 'level/only-looking'] }),
  handIn: endpoint({ method: 'PUT', path: '/api/level/hand-in/{course_slug}/{slug}', access: 'logged-in', childActs: [],
    summary: 'Hands in a program of the student who is logged in, for a level that is assigned to the class.', params: level, body: HandInSchema,
    answer: OwnHandedInSchema, errors: [...writing, 'level/not-assigned', 'level/only-looking'] }),
  listHandedIn: endpoint({ method: 'GET', path: '/api/level/class/{class_id}/handed-in', access: 'teaching',
    summary: 'Returns the work that students of a class handed in, without the programs.', params: z.object({ class_id: z.uuid() }),
    answer: ClassHandedInSchema, errors: reading }),
  getHandedIn: endpoint({ method: 'GET', path: '/api/level/handed-in/{student_id}/{course_slug}/{slug}', access: 'logged-in',
    summary: "Returns the program that a student handed in, for the student, the parent and the student's teachers.", params: ofStudent,
    answer: HandedInWorkSchema, errors: [...reading, 'level/not-handed-in'] }),
  returnWork: endpoint({ method: 'PUT', path: '/api/level/handed-in/{student_id}/{course_slug}/{slug}', access: 'teaching', childActs: [],
    summary: 'Returns work to a student with a remark, unless it was handed in again or returned meanwhile.', params: ofStudent, body: ReturnedWorkSchema,
    answer: HandedInWorkSchema, errors: [...reading, 'request/cross-site', 'level/not-handed-in', 'level/too-many-remarks', 'organization/changed-meanwhile'] }),
} satisfies Record<string, EndpointContract>; // prettier-ignore
