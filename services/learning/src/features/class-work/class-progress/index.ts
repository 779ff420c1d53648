export { ClassProgressModule } from './class-progress.module.ts';
