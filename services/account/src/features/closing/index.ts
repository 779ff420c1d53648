export { ClosingsController } from './closings.controller.ts';
export { ClosingsService } from './closings.service.ts';
