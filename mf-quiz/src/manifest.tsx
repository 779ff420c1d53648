import type { RemoteModule } from '@burrow/client';
import './styles/index.css';
import { startRoutes } from './features/start/index.ts';
import { loadQuizTexts } from './locales/texts.ts';

export const routes: RemoteModule['routes'] = [...startRoutes];

export async function inject(): Promise<void> {
  await loadQuizTexts();
}
