export { UnusedPupilsModule } from './unused-pupils.module.ts';
