export { LogInModule } from './log-in.module.ts';
