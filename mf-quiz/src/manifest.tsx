import type { RemoteModule } from '@burrow/client';
import './styles/index.css';
import { badgesRoutes } from './features/badges/index.ts';
import { certificatesRoutes } from './features/certificates/index.ts';
import { startRoutes } from './features/start/index.ts';
import { loadQuizTexts } from './locales/texts.ts';

export const routes: RemoteModule['routes'] = [...startRoutes, ...badgesRoutes, ...certificatesRoutes];

export async function inject(): Promise<void> {
  await loadQuizTexts();
}
