export { SolutionsModule } from './solutions.module.ts';
