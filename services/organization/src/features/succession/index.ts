export { AdministratorsService } from './administrators.service.ts';
export { OrphanedSchoolsJob } from './orphaned-schools.job.ts';
export { SuccessionService } from './succession.service.ts';
export { SuccessorsController } from './successors.controller.ts';
export { END_NAMINGS } from './successors.queries.ts';
export { SuccessorsService } from './successors.service.ts';
