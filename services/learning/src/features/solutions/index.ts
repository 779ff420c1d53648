export { SOLUTION_FILE, SolutionsController } from './solutions.controller.ts';
