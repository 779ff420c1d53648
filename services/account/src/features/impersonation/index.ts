export { ImpersonateService } from './impersonate.service.ts';
export { ImpersonationController } from './impersonation.controller.ts';
export { StopImpersonatingService } from './stop-impersonating.service.ts';
