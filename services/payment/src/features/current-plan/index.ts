export { CurrentPlanController } from './current-plan.controller.ts';
