export { makeDodges, type Dodge, type DodgedProgram } from './dodges/make-dodges.ts';
export { createNodeRunner, type NodeRunner } from './node-runner.ts';
export { outlinePrograms, type ProgramOutline, type ProgramText } from './outline/outline-programs.ts';
