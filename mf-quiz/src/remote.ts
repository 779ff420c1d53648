import type { RemoteModule } from '@burrow/client';
import { inject, routes } from './manifest.tsx';

/** What the shell loads: the area `quiz`. */
export const remote: RemoteModule = { routes, inject };
