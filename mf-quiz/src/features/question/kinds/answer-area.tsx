import { lazyPart } from '@burrow/client';
import type { QuizAnswer, QuizKind } from '@burrow/contracts';
import { withOrderTexts, withWorldTexts } from '../../../locales/texts.ts';
import { ChoiceQuestion } from './choice-question.tsx';
import { GapQuestion } from './gap-question.tsx';
import type { AnswerAreaProps, KindProps } from './kind.types.ts';
import { LineQuestion } from './line-question.tsx';

/** Lines that move, maps and Python come when a question needs them. */
const OrderQuestion = lazyPart<KindProps<'order'>>(
  withOrderTexts(async () => (await import('./order-question.tsx')).OrderQuestion),
);
const TileQuestion = lazyPart<KindProps<'tile'>>(
  async () => (await import('./tile-question.tsx')).TileQuestion,
);
const WorldQuestion = lazyPart<AnswerAreaProps>(
  withWorldTexts(async () => (await import('../world/world-question.tsx')).WorldQuestion),
);

type AnswerOfKind<Kind extends QuizKind> = Extract<QuizAnswer, { readonly kind: Kind }>;

const isOf = <Kind extends QuizKind>(answer: QuizAnswer | null, kind: Kind): answer is AnswerOfKind<Kind> =>
  answer?.kind === kind;

/** The part in which a question is answered, by its kind. */
export function AnswerArea(props: AnswerAreaProps) {
  const { question, draft, verdict, isSettled, onDraft, onEnter } = props;
  const onAnswer = (answer: QuizAnswer): void => onDraft({ answer });
  const common = { verdict, isSettled, onAnswer };
  const answerOf = <Kind extends QuizKind>(kind: Kind): AnswerOfKind<Kind> | null =>
    isOf(draft.answer, kind) ? draft.answer : null;
  switch (question.kind) {
    case 'choice':
    case 'several':
    case 'output':
      return <ChoiceQuestion {...common} question={question} answer={draft.answer} />;
    case 'order':
      return <OrderQuestion {...common} question={question} answer={answerOf('order')} />;
    case 'gap':
      return <GapQuestion {...common} question={question} answer={answerOf('gap')} onEnter={onEnter} />;
    case 'tile':
      return <TileQuestion {...common} question={question} answer={answerOf('tile')} />;
    case 'line':
      return <LineQuestion {...common} question={question} answer={answerOf('line')} />;
    case 'world':
      return <WorldQuestion {...props} />;
  }
}
