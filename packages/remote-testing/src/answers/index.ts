export { answer, takeRefusedAnswers } from './answer.ts';
export { answerFile } from './answer-file.ts';
export { refusal } from './refusal.ts';
