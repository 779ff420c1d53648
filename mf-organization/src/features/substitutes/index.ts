export { ClassSubstitutes } from './class-substitutes.tsx';
export { SubstitutesLine } from './substitutes-line.tsx';
