export { Callers } from './callers.ts';
