export { ClassProgressController } from './class-progress.controller.ts';
