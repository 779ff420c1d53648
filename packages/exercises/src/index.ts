export { codeLines, isRight, isSameProgram } from './check.rules.ts';
export { ChoiceList, type Choice } from './choice/choice-list.tsx';
export { CodeField } from './code/code-field.tsx';
export { GapCode } from './gap/gap-code.tsx';
export { LineChooser } from './line/line-chooser.tsx';
export type { Mark } from './mark/answer-mark.tsx';
export type { Answer, Question } from './question.types.ts';
export { TileChooser, type MarkedTile } from './tile/tile-chooser.tsx';
