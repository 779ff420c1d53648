export { CodeHistoryController } from './code-history.controller.ts';
