export { SchoolActivityController } from './school-activity.controller.ts';
