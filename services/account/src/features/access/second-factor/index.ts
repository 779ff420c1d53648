export { type Admission, AdmissionsService, demandSession } from './admissions.service.ts';
export { SecondFactorModule } from './second-factor.module.ts';
export { takeSecondFactor } from './take-second-factor.ts';
