export { giveCourse } from './give-course.ts';
export { givePlan } from './give-plan.ts';
export { GrantsService } from './grants.service.ts';
export { GrantsModule } from './grants.module.ts';
