export { FormerPupilsController } from './former-pupils.controller.ts';
export { FormerPupilsService } from './former-pupils.service.ts';
