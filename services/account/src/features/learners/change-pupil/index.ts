export { ChangePupilModule } from './change-pupil.module.ts';
