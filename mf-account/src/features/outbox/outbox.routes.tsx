import type { RouteObject } from '@burrow/client/router';
import { lazyPage } from '../../components/lazy-page.tsx';

export const outboxRoutes: readonly RouteObject[] = [
  { path: 'outbox', element: lazyPage(async () => (await import('./outbox.page.tsx')).OutboxPage) },
];
