export { LoadCode, SaveCode } from './files.parts.ts';
