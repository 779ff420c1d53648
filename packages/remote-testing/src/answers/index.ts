export { answer, takeRefusedAnswers } from './answer.ts';
export { refusal } from './refusal.ts';
