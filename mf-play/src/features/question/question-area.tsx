import { latePart } from '@burrow/client';
import { useScreen } from '../../level/screen.context.ts';
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

/** On the map's side of a narrow screen: the question that the map answers, and how a guess went. */
export function MapQuestionArea() {
  const open = useQuestion();
  const { side } = useScreen();
  const isSeenHere = open?.question.kind === 'tile' || open?.state === 'seen';
  return side === 'game' && isSeenHere && <Bar open={open} />;
}
