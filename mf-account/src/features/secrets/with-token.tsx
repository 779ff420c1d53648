import type { RouteObject } from '@burrow/client/router';
import type { ReactElement } from 'react';
import { SecretGate } from './secret-gate.tsx';

/** A page that a mail, a teacher's link or an invitation opens. The React key keeps its secret from other pages. */
export const withToken = (path: string, page: ReactElement): RouteObject => ({
  path,
  element: (
    <SecretGate key={path} source="query" name="token">
      {page}
    </SecretGate>
  ),
});
