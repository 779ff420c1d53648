import type { RemoteModule } from '@burrow/client';
import { inject, modals, routes } from './manifest.tsx';

/** What the shell loads: the area `billing`. */
export const remote: RemoteModule = { routes, modals, inject };
