export { HandInService } from './hand-in.service.ts';
export { HandedInController } from './handed-in.controller.ts';
export { HandedInRepository } from './handed-in.repository.ts';
