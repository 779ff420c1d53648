export { SchoolAdultsModule } from './school-adults.module.ts';
