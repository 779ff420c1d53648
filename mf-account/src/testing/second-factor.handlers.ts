import {
  BeginSecondFactorSchema,
  FactorCodeBodySchema,
  RemoveSecondFactorSchema,
  type SecondFactor,
} from '@burrow/contracts';
import { HttpResponse, type HttpHandler } from 'msw';
import { ADMIN, PARENT, type Platform } from './platform.ts';
import { answer, refusal } from '@burrow/remote-testing/answers';

/** What the app shows here. */
export const APP_CODE = '123456';

const ON: SecondFactor = { on_since: '2026-11-23T09:30:00.000Z', recovery_codes_left: 10 };
const OFF: SecondFactor = { on_since: null, recovery_codes_left: 0 };

/** The calls about the second factor, of somebody whose app shows {@link APP_CODE}. */
export function secondFactorHandlers(platform: Platform): HttpHandler[] {
  let factor = OFF;
  const own = new Set([PARENT.password, ADMIN.password]);
  return [
    answer('getSecondFactor', () => factor),
    answer('beginSecondFactor', async ({ request }) => {
      const { data } = BeginSecondFactorSchema.safeParse(await request.json());
      if (!own.has(data?.current_password ?? '')) return refusal('auth/wrong-password');
      return HttpResponse.json({
        key: 'GEZDGNBVGY3TQOJQ',
        uri: 'otpauth://totp/Burrow:a?secret=GEZDGNBVGY3TQOJQ',
      });
    }),
    answer('confirmSecondFactor', async ({ request }) => {
      const { data } = FactorCodeBodySchema.safeParse(await request.json());
      if (data?.code !== APP_CODE) return refusal('auth/wrong-code');
      factor = ON;
      return HttpResponse.json({ recovery_codes: ['abcde-fghjk', 'mnpqr-stuvw'] });
    }),
    answer('removeSecondFactor', async ({ request }) => {
      const { data } = RemoveSecondFactorSchema.safeParse(await request.json());
      if (data?.code !== APP_CODE) return refusal('auth/wrong-code');
      factor = OFF;
      return HttpResponse.json({ done: true });
    }),
    answer('logInWithCode', async ({ request }) => {
      const { data } = FactorCodeBodySchema.safeParse(await request.json());
      if (data?.code !== APP_CODE) return refusal('auth/wrong-code');
      platform.logIn(ADMIN.user);
      return HttpResponse.json({ user: ADMIN.user, last_played: null });
    }),
  ];
}
