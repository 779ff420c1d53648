export { LogOutModule } from './log-out.module.ts';
