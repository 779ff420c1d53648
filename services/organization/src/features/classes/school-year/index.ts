export { SchoolYearModule } from './school-year.module.ts';
