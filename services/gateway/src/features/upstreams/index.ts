export { refuseOtherMethods, useApiRoutes, type Upstreams } from './api.routes.ts';
export { LocalUpstream } from './local.upstream.ts';
export { RemoteUpstream } from './remote.upstream.ts';
export type { Upstream } from './upstream.ts';
