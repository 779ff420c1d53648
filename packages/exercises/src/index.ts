export { codeLines, isRight, isSameProgram } from './check.rules.ts';
export { ChoiceList, type Choice } from './choice/choice-list.tsx';
export type { Answer, Question } from './question.types.ts';
