export { ClassSubstitutes } from './class-substitutes.tsx';
export { ComingClasses } from './coming-classes.tsx';
export { SubstitutesLine } from './substitutes-line.tsx';
