import type { RouteObject } from '@burrow/client/router';
import type { ReactElement } from 'react';
import { lazyPage } from '../components/lazy-page.tsx';
import { SecretGate } from './secrets/index.ts';

/** A page that a mail, a teacher's link or an invitation opens. The key keeps its secret from other pages. */
const withToken = (path: string, page: ReactElement): RouteObject => ({
  path,
  element: (
    <SecretGate key={path} source="query" name="token">
      {page}
    </SecretGate>
  ),
});

const login = lazyPage(async () => (await import('./login/login.page.tsx')).LoginPage);
const loginOrg = lazyPage(async () => (await import('./login-org/login-org.page.tsx')).LoginOrgPage);
const loginSchool = lazyPage(async () => (await import('./login-org/login-school.page.tsx')).LoginSchoolPage);
const signUp = lazyPage(async () => (await import('./sign-up/sign-up.page.tsx')).SignUpPage);
const classSignUp = lazyPage(
  async () => (await import('./class-sign-up/class-sign-up.page.tsx')).ClassSignUpPage,
);
const forgotten = lazyPage(
  async () => (await import('./recovery/forgot-password.page.tsx')).ForgotPasswordPage,
);
const reset = lazyPage(async () => (await import('./recovery/reset-password.page.tsx')).ResetPasswordPage);
const confirm = lazyPage(
  async () => (await import('./confirm-email/confirm-email.page.tsx')).ConfirmEmailPage,
);
const unsubscribed = lazyPage(
  async () => (await import('./unsubscribed/unsubscribed.page.tsx')).UnsubscribedPage,
);
const outbox = lazyPage(async () => (await import('./outbox/outbox.page.tsx')).OutboxPage);
const staff = lazyPage(async () => (await import('./staff/staff.page.tsx')).StaffPage);
const impersonate = lazyPage(async () => (await import('./staff/impersonate.page.tsx')).ImpersonatePage);

/** The pages of whoever is not signed in, and of staff. */
export const signInRoutes: readonly RouteObject[] = [
  {
    path: 'login',
    element: (
      <SecretGate key="login" source="fragment" name="card">
        {login}
      </SecretGate>
    ),
  },
  { path: 'login-org', element: loginOrg },
  { path: 'login-org/:organizationSlug', element: loginSchool },
  withToken('signup', signUp),
  withToken('class-signup', classSignUp),
  { path: 'forgot-password', element: forgotten },
  withToken('reset-password', reset),
  withToken('confirm-email', confirm),
  { path: 'unsubscribed', element: unsubscribed },
  { path: 'outbox', element: outbox },
  { path: 'staff', element: staff },
  { path: 'impersonate', element: impersonate },
];
