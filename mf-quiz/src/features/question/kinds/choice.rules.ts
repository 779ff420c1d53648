import type { QuizAnswer, QuizVerdict } from '@burrow/contracts';

/** Returns the keys that an answer has chosen. */
export function chosenIn(answer: QuizAnswer | null): readonly string[] {
  if (answer?.kind === 'several') return answer.choices;
  return answer?.kind === 'choice' || answer?.kind === 'output' ? [answer.choice] : [];
}

/** Returns the answer that chosen keys are. */
export function answerOf(kind: 'choice' | 'several' | 'output', chosen: readonly string[]): QuizAnswer {
  return kind === 'several' ? { kind, choices: [...chosen] } : { kind, choice: chosen[0] ?? '' };
}

/** Returns whether a choice turned out to be right, or was chosen and is wrong; undefined for the others. */
export function markOf(
  key: string,
  chosen: readonly string[],
  verdict: QuizVerdict | null,
): 'right' | 'wrong' | undefined {
  if (!verdict) return undefined;
  if (verdict.solution.choices?.includes(key)) return 'right';
  return chosen.includes(key) ? 'wrong' : undefined;
}
