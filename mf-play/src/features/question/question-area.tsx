import { latePart } from '@burrow/client';
import { loadQuestionTexts } from '../../locales/texts.ts';
import { useQuestion } from './question.context.tsx';

const Bar = latePart(
  async () => (await Promise.all([import('./question-bar.tsx'), loadQuestionTexts()]))[0].QuestionBar,
);

/** Below the guide: its question, to be answered by a click. */
export function QuestionArea() {
  const open = useQuestion();
  return open && <Bar open={open} />;
}
