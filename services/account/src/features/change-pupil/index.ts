export { ChangePupilController } from './change-pupil.controller.ts';
export { ChangePupilService } from './change-pupil.service.ts';
