export { ClassFailuresController } from './class-failures.controller.ts';
