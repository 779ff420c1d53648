import type { ListenEnv } from '@burrow/service-kit';
import { isLoopbackHost } from './this-machine.rules.ts';
import type { GatewaySettings } from './env.ts';

type Reach = Pick<ListenEnv, 'HOST'> & Pick<GatewaySettings, 'TRUST_PROXY'>;

/** Long enough for a balancer that asks every two seconds, and well within the ten that containers get to stop. */
const BALANCED_DRAIN_MS = 5_000;

/** Whether only this machine can reach the platform. */
export const isPrivate = ({ HOST, TRUST_PROXY }: Reach): boolean =>
  isLoopbackHost(HOST) && TRUST_PROXY === undefined;

/** Returns how long the gateway keeps serving after SIGTERM, in ms: the setting, or as long as a balancer needs to notice. */
export const drainMs = (settings: Reach & Pick<GatewaySettings, 'DRAIN_MS'>): number =>
  settings.DRAIN_MS ?? (isPrivate(settings) ? 0 : BALANCED_DRAIN_MS);
