import { api } from '@burrow/client';
import type { Student, StudentPurchases, UnassignedPurchases } from '@burrow/contracts';

interface Assignment {
  readonly student_id: string;
  readonly course_name: string;
}

/** Calls that give a course that was bought to a student. */
export const assignApi = api
  .enhanceEndpoints({ addTagTypes: ['Purchases', 'Students', 'Access'] })
  .injectEndpoints({
    endpoints: build => ({
      unassignedPurchases: build.query<UnassignedPurchases, void>({
        query: () => '/payment/has-unassigned-purchases',
        providesTags: ['Purchases'],
      }),
      studentsWithoutCourse: build.query<StudentPurchases, string>({
        query: course => `/profile/${encodeURIComponent(course)}/students/not-purchased`,
        providesTags: ['Purchases', 'Students'],
      }),
      familyStudents: build.query<{ students: Student[] }, void>({
        query: () => '/profile/students',
        providesTags: ['Students'],
      }),
      assignPurchase: build.mutation<unknown, Assignment>({
        query: params => ({ url: '/payment/assign-purchase', method: 'POST', params }),
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
