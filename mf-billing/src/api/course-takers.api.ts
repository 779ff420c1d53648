import { api } from '@burrow/client';
import { listStudents, listStudentsWithoutCourse } from '@burrow/contracts/calls';
import type { Student, StudentPurchases } from '@burrow/contracts';

/** A student of the caller who may get a course. */
export interface CourseTaker {
  readonly id: string;
  readonly name: string;
}

/** The caller's students who have not bought a course yet: names are account's, purchases are payment's. */
export const courseTakersApi = api.injectEndpoints({
  endpoints: build => ({
    courseTakers: build.query<CourseTaker[], string>({
      queryFn: async (course, _api, _options, ask) => {
        const [students, without] = await Promise.all([
          ask(listStudents()),
          ask(listStudentsWithoutCourse({ course_slug: course })),
        ]);
        const error = students.error ?? without.error;
        if (error) return { error };
        const free = new Set((without.data as StudentPurchases).students.map(({ student_id }) => student_id));
        const own = (students.data as { students: Student[] }).students;
        return {
          data: own
            .filter(({ id }) => free.has(id))
            .map(({ id, full_name, username }) => ({ id, name: full_name || username })),
        };
      },
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useCourseTakersQuery } = courseTakersApi;
