import type { RouteObject } from '@burrow/client/router';
import { lazyPage } from '../components/lazy-page.tsx';
import { withProfileTexts } from '../locales/texts.ts';

/** The protected pages of whoever is signed in. Each says for whom it is. */
export const profileRoutes: readonly RouteObject[] = [
  {
    path: 'profile',
    element: lazyPage(withProfileTexts(async () => (await import('./profile/profile-layout.tsx')).ProfileLayout)),
    children: [
      { index: true, element: lazyPage(withProfileTexts(async () => (await import('./profile/profile-start.page.tsx')).ProfileStartPage)) },
      { path: 'details', element: lazyPage(withProfileTexts(async () => (await import('./profile/details.page.tsx')).DetailsPage)) },
      { path: 'students', element: lazyPage(withProfileTexts(async () => (await import('./students/students.page.tsx')).StudentsPage)) },
      { path: 'students/add', element: lazyPage(withProfileTexts(async () => (await import('./students/add-student.page.tsx')).AddStudentPage)) },
      { path: 'students/:studentId', element: lazyPage(withProfileTexts(async () => (await import('./student-page/student.page.tsx')).StudentPage)) },
      { path: 'students/:studentId/edit', element: lazyPage(withProfileTexts(async () => (await import('./students/edit-student.page.tsx')).EditStudentPage)) },
      { path: 'students/:studentId/card', element: lazyPage(withProfileTexts(async () => (await import('./login-card/login-card.page.tsx')).LoginCardPage)) },
      { path: 'student/:studentId', element: lazyPage(withProfileTexts(async () => (await import('./students/my-profile.page.tsx')).MyProfilePage)) },
      { path: 'sessions', element: lazyPage(withProfileTexts(async () => (await import('./sessions/sessions.page.tsx')).SessionsPage)) },
      { path: 'data', element: lazyPage(withProfileTexts(async () => (await import('./data/data.page.tsx')).DataPage)) },
    ],
  },
]; // prettier-ignore
