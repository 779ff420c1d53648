export { MakePupilsController } from './make-pupils.controller.ts';
export { MakePupilsService } from './make-pupils.service.ts';
