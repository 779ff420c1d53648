import { api, read, write } from '@burrow/client';
import {
  assignPurchase,
  hasUnassignedPurchases,
  listStudents,
  listStudentsWithoutCourse,
} from '@burrow/contracts/calls';

interface Assignment {
  readonly student_id: string;
  readonly course_name: string;
}

/** Calls that give a course that was bought to a student. */
export const assignApi = api
  .enhanceEndpoints({ addTagTypes: ['Purchases', 'Students', 'Access'] })
  .injectEndpoints({
    endpoints: build => ({
      unassignedPurchases: read(build, hasUnassignedPurchases, { providesTags: ['Purchases'] }),
      studentsWithoutCourse: read(
        build,
        (course: string) => listStudentsWithoutCourse({ course_slug: course }),
        { providesTags: ['Purchases', 'Students'] },
      ),
      familyStudents: read(build, listStudents, { providesTags: ['Students'] }),
      assignPurchase: write(build, (params: Assignment) => assignPurchase(params), {
        invalidatesTags: (_answer, error) => (error ? [] : ['Purchases', 'CurrentUser', 'Access']),
      }),
    }),
  });

export const {
  useUnassignedPurchasesQuery,
  useStudentsWithoutCourseQuery,
  useFamilyStudentsQuery,
  useAssignPurchaseMutation,
} = assignApi;
