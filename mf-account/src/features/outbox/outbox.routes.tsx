import type { RouteObject } from '@burrow/client/router';
import { accountPage } from '../../components/account-page.tsx';

export const outboxRoutes: readonly RouteObject[] = [
  { path: 'outbox', element: accountPage(async () => (await import('./outbox.page.tsx')).OutboxPage) },
];
