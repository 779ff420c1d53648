import type { HttpHandler } from 'msw';
import { familyHandlers } from './family.handlers.ts';
import { Platform } from './platform.ts';
import { profileHandlers } from './profile.handlers.ts';
import { logInHandlers } from './log-in.handlers.ts';
import { secondFactorHandlers } from './second-factor.handlers.ts';
import { signUpHandlers } from './sign-up.handlers.ts';
import { staffHandlers } from './staff.handlers.ts';

/** The calls that the account area makes, answered by a small platform that lives as long as its handlers. */
export function accountHandlers(platform = new Platform()): HttpHandler[] {
  return [
    ...logInHandlers(platform),
    ...signUpHandlers(platform),
    ...staffHandlers(platform),
    ...familyHandlers(platform),
    ...profileHandlers(platform),
    ...secondFactorHandlers(platform),
  ];
}
