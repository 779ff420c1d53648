export { ImpersonationModule } from './impersonation.module.ts';
