export { WriteRemarksService } from './write-remarks.service.ts';
export { RemarksModule } from './remarks.module.ts';
