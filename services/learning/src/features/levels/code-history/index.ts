export { CodeHistoryModule } from './code-history.module.ts';
