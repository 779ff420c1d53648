export { JoiningController } from './joining.controller.ts';
export { JoiningService } from './joining.service.ts';
