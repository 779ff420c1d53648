import type { RouteObject } from '@burrow/client/router';
import { schoolPage } from '../../components/school-page.tsx';

/** Below `organization`. */
export const teachersRoutes: RouteObject[] = [
  {
    path: 'teachers',
    element: schoolPage(async () => (await import('./teachers.page.tsx')).TeachersPage, 'teachers'),
  },
  {
    path: 'teachers/add',
    element: schoolPage(async () => (await import('./add-teacher.page.tsx')).AddTeacherPage, 'teachers'),
  },
  {
    path: 'teachers/review',
    element: schoolPage(async () => (await import('./review.page.tsx')).ReviewPage, 'membership', 'teachers'),
  },
  {
    path: 'teachers/:teacherId/edit',
    element: schoolPage(async () => (await import('./edit-teacher.page.tsx')).EditTeacherPage, 'teachers'),
  },
];
