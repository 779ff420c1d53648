import { NewClassAssignmentSchema, type Pupil, type TaughtAssignment } from '@burrow/contracts';
import { http, HttpResponse, type HttpHandler } from 'msw';
import { refusal } from '@burrow/remote-testing/refusal';

interface SchoolWork {
  pupils: Pupil[];
  assignments: TaughtAssignment[];
}

/** The calls about the work of a class, answered by a school in which nobody has done anything. */
export function assignmentHandlers(school: SchoolWork): HttpHandler[] {
  return [
    http.get('/api/level/class/:id/assignments', () =>
      HttpResponse.json({ assignments: school.assignments }),
    ),
    http.post('/api/level/class/:id/assignments', async ({ request }) => {
      const { success, data } = NewClassAssignmentSchema.safeParse(await request.json());
      if (!success) return refusal('request/invalid');
      const students = school.pupils.map(({ student_id }) => ({
        student_id,
        state: 'open' as const,
        completed: 0,
      }));
      const made = {
        id: crypto.randomUUID(),
        version: 1,
        created_at: new Date().toISOString(),
        ...data,
        students,
      };
      school.assignments = [made, ...school.assignments];
      return HttpResponse.json(made);
    }),
    http.delete<Record<'id', string>>('/api/level/assignments/:id', ({ params }) => {
      school.assignments = school.assignments.filter(({ id }) => id !== params.id);
      return HttpResponse.json({ done: true });
    }),
  ];
}
