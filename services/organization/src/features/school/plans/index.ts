export { PlansModule } from './plans.module.ts';
