export { InternalSessionsModule } from './internal-sessions.module.ts';
