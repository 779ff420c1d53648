import type { RemoteModule } from '@burrow/client';
import './styles/index.css';
import { AccountMenu } from './features/account-menu/account-menu.tsx';
import { AccountModals } from './features/modals.tsx';
import { profileRoutes } from './features/profile-routes.tsx';
import { signInRoutes } from './features/sign-in-routes.tsx';
import { loadMenuTexts } from './locales/texts.ts';

export const routes: RemoteModule['routes'] = [...signInRoutes, ...profileRoutes];

export const slots: RemoteModule['slots'] = { account: AccountMenu, modals: AccountModals };

/** Pages and dialogs bring their own texts: whoever is signed in loads only the menu's everywhere. */
export async function inject(): Promise<void> {
  await loadMenuTexts();
}
