export { DueErasuresJob } from './due-erasures.job.ts';
export { ErasePupilsService } from './erase-pupils.service.ts';
export { FormerPupilsController } from './former-pupils.controller.ts';
export { FormerPupilsRepository } from './former-pupils.repository.ts';
export { HandOverController } from './hand-over.controller.ts';
export { ReturnPupilsService } from './return-pupils.service.ts';
