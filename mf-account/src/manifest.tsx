import type { RemoteModule } from '@burrow/client';
import './styles/index.css';
import { AccountMenu } from './features/account-menu/index.ts';
import { classSignUpRoutes } from './features/class-sign-up/index.ts';
import { confirmEmailRoutes } from './features/confirm-email/index.ts';
import { goodbyeRoutes } from './features/goodbye/index.ts';
import { loginOrgRoutes } from './features/login-org/index.ts';
import { loginRoutes } from './features/login/index.ts';
import { accountModals } from './features/modals/index.ts';
import { outboxRoutes } from './features/outbox/index.ts';
import { pictureLogInRoutes } from './features/picture-log-in/index.ts';
import { profileRoutes } from './features/profile/index.ts';
import { recoveryRoutes } from './features/recovery/index.ts';
import { signUpRoutes } from './features/sign-up/index.ts';
import { staffRoutes } from './features/staff/index.ts';
import { unsubscribedRoutes } from './features/unsubscribed/index.ts';
import { loadMenuTexts } from './locales/texts.ts';

export const routes: RemoteModule['routes'] = [
  ...loginRoutes,
  ...loginOrgRoutes,
  ...signUpRoutes,
  ...classSignUpRoutes,
  ...pictureLogInRoutes,
  ...goodbyeRoutes,
  ...recoveryRoutes,
  ...confirmEmailRoutes,
  ...profileRoutes,
  ...staffRoutes,
  ...outboxRoutes,
  ...unsubscribedRoutes,
];

export const slots: RemoteModule['slots'] = { account: AccountMenu };

export const modals = accountModals;

/** Pages and dialogs load their own texts: only the menu's are loaded everywhere, for users who are logged in. */
export async function inject(): Promise<void> {
  await loadMenuTexts();
}
