export { SchoolActivityModule } from './school-activity.module.ts';
