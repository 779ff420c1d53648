export { SecondFactorModule } from './second-factor.module.ts';
