export { type GatewaySettings, GatewaySettingsSchema } from './config/env.ts';
export { drainMs, isPrivate } from './config/reach.rules.ts';
export { createGateway, type Gateway, type GatewayParts } from './create-gateway.ts';
export type { Mount } from './config/mounts.rules.ts';
export { testerToken } from './features/visits/index.ts';
