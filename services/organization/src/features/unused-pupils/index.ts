export { UnusedPupilsController } from './unused-pupils.controller.ts';
export { UnusedPupilsJob } from './unused-pupils.job.ts';
