export { QuizModule } from './quiz.module.ts';
