export { ErasePupilsService } from './erase-pupils.service.ts';
export { ReturnPupilsService } from './return-pupils.service.ts';
export { LeavingModule } from './leaving.module.ts';
