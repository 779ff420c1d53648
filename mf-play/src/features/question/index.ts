export { MapQuestionArea, QuestionArea } from './question-area.tsx';
export { QuestionProvider, useQuestion } from './question.context.tsx';
