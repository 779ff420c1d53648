export { AdministratorsService } from './administrators.service.ts';
export { SuccessionService } from './succession.service.ts';
export { SuccessorsService } from './successors.service.ts';
export { SuccessionModule } from './succession.module.ts';
