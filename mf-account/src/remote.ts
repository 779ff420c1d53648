import type { RemoteModule } from '@burrow/client';
import { inject, modals, routes, slots } from './manifest.tsx';

/** What the shell loads: the account area. */
export const remote: RemoteModule = { routes, slots, modals, inject };
