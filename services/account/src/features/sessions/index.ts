export { InternalSessionsController } from './internal-sessions.controller.ts';
