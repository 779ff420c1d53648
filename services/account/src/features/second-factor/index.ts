export { type Admission, AdmissionsService, demandBegun } from './admissions.service.ts';
export { FactorCodesService } from './factor-codes.service.ts';
export { OwnSecondFactorController } from './own-second-factor.controller.ts';
export { OwnSecondFactorService } from './own-second-factor.service.ts';
export { ResetSecondFactorController } from './reset-second-factor.controller.ts';
export { SecondStepController } from './second-step.controller.ts';
