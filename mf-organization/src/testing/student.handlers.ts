import {
  namesOf,
  NewSchoolStudentSchema,
  type SchoolStudent,
  SchoolStudentUpdateSchema,
  type StudentRuns,
  type StudentWork,
} from '@burrow/contracts';
import { HttpResponse, type HttpHandler } from 'msw';
import { answer, refusal } from '@burrow/remote-testing/answers';
import { STUDENTS } from './school.ts';

interface StudentsOfSchool {
  readonly levels: StudentWork['levels'];
  readonly runs: StudentRuns['runs'];
  students: SchoolStudent[];
}

const NEW_PASSWORD = 'green-duck-42';

/** The calls about one student, answered by a school. */
export function oneStudentHandlers(school: StudentsOfSchool): HttpHandler[] {
  const find = (id: string | undefined) => school.students.find(({ student_id }) => student_id === id);
  return [
    answer('getSchoolStudent', ({ params }) => {
      const found = find(params.student_id);
      return found ? HttpResponse.json(found) : refusal('auth/forbidden');
    }),
    answer('createSchoolStudent', async ({ request }) => {
      const { success, data } = NewSchoolStudentSchema.safeParse(await request.json());
      if (!success) return refusal('request/invalid');
      const { class_id, username = 'brave-otter-7', password = NEW_PASSWORD } = data;
      const student_id = crypto.randomUUID();
      school.students = [
        ...school.students,
        { ...STUDENTS[0]!, student_id, class_id, username, ...namesOf(data) },
      ];
      return HttpResponse.json({ student_id, username, password });
    }),
    answer('updateSchoolStudent', async ({ params, request }) => {
      const { success, data } = SchoolStudentUpdateSchema.safeParse(await request.json());
      const found = find(params.student_id);
      if (!success || !found) return refusal(success ? 'auth/forbidden' : 'request/invalid');
      const { renew_password: isRenewed, ...update } = data;
      const changed = { ...found, ...update, ...namesOf({ ...found, ...update }) };
      school.students = school.students.map(each => (each === found ? changed : each));
      return HttpResponse.json({ ...changed, password: isRenewed ? NEW_PASSWORD : null });
    }),
    answer('removeSchoolStudent', ({ params }) => {
      school.students = school.students.filter(({ student_id }) => student_id !== params.student_id);
      return HttpResponse.json({ done: true });
    }),
    answer('checkStudentUsername', ({ request }) => {
      const name = new URL(request.url).searchParams.get('student_username');
      return HttpResponse.json({
        exists: school.students.some(({ username }) => username === name),
        fit: true,
      });
    }),
    answer('getStudentWork', ({ params }) =>
      HttpResponse.json({ student_id: params.student_id, last_played: null, levels: school.levels }),
    ),
    answer('listStudentRuns', () => ({ runs: school.runs })),
  ];
}
