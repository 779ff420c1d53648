import { type UnusedStudents, UnusedStudentsUpdateSchema } from '@burrow/contracts';
import { answer, refusal } from '@burrow/remote-testing/answers';
import { HttpResponse, type HttpHandler } from 'msw';
import { STUDENTS } from './school.ts';

/** One student is about to leave until the time is changed. */
export function unusedStudentHandlers(): HttpHandler[] {
  const students = STUDENTS.slice(0, 1).map(({ student_id, username, full_name, character }) => ({
    student_id,
    username,
    full_name,
    character,
    last_seen_on: '2024-10-20',
    leaves_at: '2026-12-20T09:30:00.000Z',
  }));
  let list: UnusedStudents = { months: 24, students, total: students.length };
  return [
    answer('listUnusedStudents', () => list),
    answer('updateUnusedStudents', async ({ request }) => {
      const { data } = UnusedStudentsUpdateSchema.safeParse(await request.json());
      if (!data) return refusal('request/invalid');
      return HttpResponse.json((list = { ...data, students: [], total: 0 }));
    }),
  ];
}
