export { FormerPupilsModule } from './former-pupils.module.ts';
