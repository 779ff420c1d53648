import type { GatewaySettings } from '@burrow/gateway';
import type { StandaloneEnv } from './env.ts';

const LOOPBACK = /^(localhost|127\..*|::1)$/;

/** Whether only this machine can reach the platform. */
export const isPrivate = ({ HOST, TRUST_PROXY }: Pick<StandaloneEnv, 'HOST' | 'TRUST_PROXY'>): boolean =>
  LOOPBACK.test(HOST) && TRUST_PROXY === undefined;

export type CompleteEnv = StandaloneEnv & Pick<GatewaySettings, 'OUTBOX'> & { readonly PUBLIC_URL: string };

/**
 * Settings with what follows from others: links of mails lead to this machine unless told otherwise, and
 * where no mail can be sent and nobody else can look, mails are shown instead.
 */
export function completeSettings(env: StandaloneEnv): CompleteEnv {
  const {
    PUBLIC_URL = `http://localhost:${env.PORT}`,
    OUTBOX = isPrivate(env) && !env.SMTP_URL ? 'on' : 'off',
  } = env;
  return { ...env, PUBLIC_URL, OUTBOX };
}
