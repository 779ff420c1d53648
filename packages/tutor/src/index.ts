export { advise } from './advise.ts';
export { applyEdit, type Edit, type Shift } from './code/edit.ts';
export { nameCause } from './name-cause.ts';
export { revealedLines } from './revealed-lines.ts';
export { speaks, type FindingKind } from './texts/tutor-texts.ts';
export type { Trail } from './try/own-try.ts';
export type { Advice, Dose, TutorError, TutorLevel, TutorRequest, TutorRun } from './tutor.types.ts';
export { ownTextsOf, withoutOwnTexts } from './without-own-texts.ts';
