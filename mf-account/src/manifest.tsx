import type { RemoteModule } from '@burrow/client';
import { addTexts } from '@burrow/i18n';
import './styles/index.css';
import { signInRoutes } from './features/sign-in-routes.tsx';
import { accountTexts } from './locales/account-texts.ts';

export const routes: RemoteModule['routes'] = [...signInRoutes];

export const slots: RemoteModule['slots'] = {};

export async function inject(): Promise<void> {
  await addTexts('account', accountTexts);
}
