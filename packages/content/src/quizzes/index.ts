export { fillText } from './fill-text.ts';
export { loadQuizzes } from './load-quizzes.ts';
export type * from './quiz.types.ts';
