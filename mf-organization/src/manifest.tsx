import type { RemoteModule } from '@burrow/client';
import './styles/index.css';
import { areaRoutes } from './features/area/index.ts';

export const routes: RemoteModule['routes'] = [...areaRoutes];

/** Pages load their own texts. */
export async function inject(): Promise<void> {}
