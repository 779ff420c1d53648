export { NOBODY } from './nobody.ts';
