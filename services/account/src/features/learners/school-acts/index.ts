export { SchoolActsModule } from './school-acts.module.ts';
