import { drainMs, type GatewaySettings, isPrivate } from '@burrow/gateway';
import type { StandaloneEnv } from './env.ts';

export type CompleteEnv = StandaloneEnv & Pick<GatewaySettings, 'OUTBOX'> & { readonly PUBLIC_URL: string };

/**
 * Returns settings with those that follow from others: links in mails lead to this machine unless configured otherwise, and
 * if no mail can be sent and nobody else can look, mails are shown instead.
 */
export function completeSettings(env: StandaloneEnv): CompleteEnv {
  const {
    PUBLIC_URL = `http://localhost:${env.PORT}`,
    OUTBOX = isPrivate(env) && !env.SMTP_URL ? 'on' : 'off',
  } = env;
  return { ...env, PUBLIC_URL, OUTBOX, DRAIN_MS: drainMs(env) };
}
