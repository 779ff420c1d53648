export { SubstitutesModule } from './substitutes.module.ts';
