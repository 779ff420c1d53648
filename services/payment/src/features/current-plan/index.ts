export { CurrentPlanModule } from './current-plan.module.ts';
