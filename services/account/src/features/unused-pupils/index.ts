export { UnusedPupilsController } from './unused-pupils.controller.ts';
