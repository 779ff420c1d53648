import type { Position } from '@burrow/contracts';
import { isRight, isSameProgram, type Answer, type Question } from '@burrow/exercises';
import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';
import { useLevel } from '../../level/level.context.ts';
import { useCode } from '../../level/use-code.ts';
import { useRunPart } from '../../run/use-run.ts';
import { mustAnswerFirst, stateAfterRun, type QuestionState } from './question.rules.ts';

/** The guide's question while it is on the screen. */
export interface OpenQuestion {
  readonly question: Question;
  readonly state: Exclude<QuestionState, 'over'>;
  readonly answer: Answer | null;
  /** Run was pressed, but the question comes first. */
  readonly isDemanded: boolean;
  readonly choose: (answer: Answer) => void;
  /** Shows that the question comes first if it does; returns whether it does. */
  readonly demand: () => boolean;
  /** The tile that was pressed last is one on which nobody can stand. */
  readonly isBlocked: boolean;
  /** A press on a tile is an answer if somebody can stand there; returns false if none is wanted. */
  readonly chooseTile: (tile: Position, canStand: boolean) => boolean;
}

const QuestionContext = createContext<OpenQuestion | null>(null);

/** Returns the guide's question; null if there is none, or nothing left to guess. */
export const useQuestion = (): OpenQuestion | null => useContext(QuestionContext);

/** Asks the guide's question as long as the editor opens with the program that it is about. */
export function QuestionProvider({ children }: { readonly children: ReactNode }) {
  const { question, exercise, codeTemplate } = useLevel().level;
  const code = useCode();
  const result = useRunPart(run => run.result);
  const lastCode = useRunPart(run => run.code);
  const [known, setKnown] = useState<QuestionState>(() =>
    isSameProgram(code.now(), codeTemplate) ? 'asked' : 'over',
  );
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [isDemanded, setDemanded] = useState(false);
  const [isBlocked, setBlocked] = useState(false);
  const state = stateAfterRun(known, result, isSameProgram(lastCode, codeTemplate));
  if (state !== known) setKnown(state);

  const open = useMemo<OpenQuestion | null>(() => {
    if (!question || state === 'over') return null;
    const choose = (chosen: Answer): void => {
      if (state !== 'asked') return;
      setAnswer(chosen);
      setDemanded(false);
      setBlocked(false);
    };
    return {
      question,
      state,
      answer,
      isDemanded,
      isBlocked,
      choose,
      demand: () => {
        const isFirst = mustAnswerFirst(exercise, state, answer) && isSameProgram(code.now(), codeTemplate);
        if (isFirst) setDemanded(true);
        return isFirst;
      },
      chooseTile: (tile, canStand) => {
        if (question.kind !== 'tile' || state !== 'asked') return false;
        // What the program builds may carry it over water: the answer itself is never refused.
        if (canStand || isRight(question, tile)) choose(tile);
        else setBlocked(true);
        return true;
      },
    };
  }, [answer, code, codeTemplate, exercise, isBlocked, isDemanded, question, state]);
  return <QuestionContext value={open}>{children}</QuestionContext>;
}
