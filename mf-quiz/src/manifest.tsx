import type { RemoteModule } from '@burrow/client';
import './styles/index.css';
import { badgesRoutes } from './features/badges/index.ts';
import { certificatesRoutes } from './features/certificates/index.ts';
import { overviewRoutes } from './features/overview/index.ts';
import { questionRoutes } from './features/question/index.ts';

export const routes: RemoteModule['routes'] = [
  ...overviewRoutes,
  ...questionRoutes,
  ...badgesRoutes,
  ...certificatesRoutes,
];

/** Pages load their own texts. */
export async function inject(): Promise<void> {}
