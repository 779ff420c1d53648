export { ProgramAnswersService } from './program-answers.service.ts';
export { QuizAccessService } from './quiz-access.service.ts';
export { QuizIntroductionService } from './quiz-introduction.service.ts';
export { QuizController } from './quiz.controller.ts';
export { ShowTryService } from './show-try.service.ts';
export { TriesService } from './tries.service.ts';
