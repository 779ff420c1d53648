export { CountryModule } from './country.module.ts';
