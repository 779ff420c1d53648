export { SecondFactorController } from './second-factor.controller.ts';
