import { MAX_STUDENTS, NewStudentSchema, StudentUpdateSchema, type Student } from '@burrow/contracts';
import { HttpResponse, type HttpHandler } from 'msw';
import { STUDENTS } from './family.ts';
import type { Platform } from './platform.ts';
import { answer, refusal } from '@burrow/remote-testing/answers';

const OLD_PASSWORD = 'seven carrots';

/** Calls about the students of the only family. */
export function familyHandlers(platform: Platform): HttpHandler[] {
  const students: Student[] = [...STUDENTS];
  const find = (id: string | undefined) => students.find(student => student.id === id);
  const isTaken = (username: string, own?: string) =>
    students.some(student => student.id !== own && student.username.toLowerCase() === username.toLowerCase());
  const choose = ({ id, username, character, assistant_enabled }: Student): void => {
    if (platform.user)
      platform.logIn({
        ...platform.user,
        student_id: id,
        student_details: { id, username, character, assistant_enabled },
      });
  };

  return [
    answer('listStudents', () => ({ students })),
    answer('checkStudentsLimit', () => ({
      count: students.length,
      limit: MAX_STUDENTS,
      can_add: students.length < MAX_STUDENTS,
    })),
    answer('addStudent', async ({ request }) => {
      const { success, data } = NewStudentSchema.safeParse(await request.json());
      if (!success) return refusal('request/invalid');
      if (students.length >= MAX_STUDENTS) return refusal('profile/too-many-students');
      if (isTaken(data.username)) return refusal('auth/username-taken');
      const { full_name, age, username, character } = data;
      const created = new Date().toISOString();
      const student: Student = {
        id: crypto.randomUUID(), full_name: full_name ?? null, age: age ?? null, username, character: character ?? 'Rabbit',
        assistant_enabled: true, has_card: false, last_played: null, created_at: created,
      }; // prettier-ignore
      students.push(student);
      return HttpResponse.json(student);
    }),
    answer('getStudent', ({ params }) => {
      const student = find(params.student_id);
      return student ? HttpResponse.json(student) : refusal('auth/forbidden');
    }),
    answer('listSchoolActs', () => ({ acts: [], total: 0 })),
    answer('updateStudent', async ({ params, request }) => {
      const { success, data } = StudentUpdateSchema.safeParse(await request.json());
      const student = find(params.student_id);
      if (!success || !student) return refusal(success ? 'auth/forbidden' : 'request/invalid');
      if (data.username && isTaken(data.username, student.id)) return refusal('auth/username-taken');
      if (data.current_password && data.current_password !== OLD_PASSWORD)
        return refusal('auth/wrong-password');
      const { password: _password, current_password: _current, ...rest } = data;
      const changed: Student = { ...student, ...rest };
      students[students.indexOf(student)] = changed;
      if (platform.user?.student_id === student.id) choose(changed);
      return HttpResponse.json(changed);
    }),
    answer('removeStudent', ({ params }) => {
      const student = find(params.student_id);
      if (!student) return refusal('auth/forbidden');
      students.splice(students.indexOf(student), 1);
      return HttpResponse.json({ done: true });
    }),
    answer('makeLoginCard', ({ params }) => {
      const student = find(params.student_id);
      if (!student) return refusal('auth/forbidden');
      students[students.indexOf(student)] = { ...student, has_card: true };
      return HttpResponse.json({ card: 'Zk3vQx9_sample-card-secret_8Lw2' });
    }),
    answer('chooseStudent', ({ params }) => {
      const student = find(params.student_id);
      if (!student) return refusal('auth/forbidden');
      choose(student);
      return HttpResponse.json({ last_played: student.last_played });
    }),
  ];
}
