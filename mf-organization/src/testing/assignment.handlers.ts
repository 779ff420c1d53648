import { NewClassAssignmentSchema, type SchoolStudent, type TaughtAssignment } from '@burrow/contracts';
import { HttpResponse, type HttpHandler } from 'msw';
import { answer, refusal } from '@burrow/remote-testing/answers';

interface SchoolWork {
  students: SchoolStudent[];
  assignments: TaughtAssignment[];
}

/** The calls about the work of a class, answered by a school in which nobody has done anything. */
export function assignmentHandlers(school: SchoolWork): HttpHandler[] {
  return [
    answer('listClassAssignments', () => ({ assignments: school.assignments })),
    answer('createClassAssignment', async ({ request }) => {
      const { success, data } = NewClassAssignmentSchema.safeParse(await request.json());
      if (!success) return refusal('request/invalid');
      const students = school.students.map(({ student_id }) => ({
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
    answer('removeClassAssignment', ({ params }) => {
      school.assignments = school.assignments.filter(({ id }) => id !== params.assignment_id);
      return HttpResponse.json({ done: true });
    }),
  ];
}
