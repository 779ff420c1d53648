export { ClassSetsController } from './class-sets.controller.ts';
export { ClassSetsService } from './class-sets.service.ts';
