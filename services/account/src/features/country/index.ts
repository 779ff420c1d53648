export { CountryController } from './country.controller.ts';
