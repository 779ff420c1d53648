import type { AskedQuestion } from '@burrow/content';
import type { QuizAnswer } from '@burrow/contracts';
import { shuffled } from './shuffle.rules.ts';

/**
 * Protects what a quiz asks from who reads the page's traffic: authors name choices by what is right or wrong about them
 * (`right`, `forgets-the-quotes`). Outside, a choice is its place in the shuffled list; keys stay in here, so that stored
 * answers outlive another order.
 */
type Choosing = Extract<AskedQuestion, { readonly choices: unknown }>;
type Shown = { readonly asked: AskedQuestion; readonly seed: string };

/** The choices of a question in the order in which they are shown. */
export const shownChoices = ({ choices }: Choosing, seed: string): Choosing['choices'] =>
  shuffled(choices, seed);

/** How a choice is called outside, by its index in the shown order. */
export const placeAt = (index: number): string => String(index + 1);

/** The places of choices, by their keys; a choice that the quiz no longer has is left out. */
export function placesOf(asked: Choosing, seed: string, keys: readonly string[]): string[] {
  const order = shownChoices(asked, seed).map(({ key }) => key);
  return keys.flatMap(key => (order.includes(key) ? [placeAt(order.indexOf(key))] : []));
}

/** Changes what an answer has chosen, if it is one to a question with choices. */
function withChosen(
  { asked, seed }: Shown,
  answer: QuizAnswer,
  change: (asked: Choosing, seed: string, chosen: readonly string[]) => readonly string[],
): QuizAnswer | undefined {
  if (!('choices' in asked)) return answer;
  if (answer.kind === 'several') {
    const choices = change(asked, seed, answer.choices);
    return choices.length === answer.choices.length ? { ...answer, choices: [...choices] } : undefined;
  }
  if (answer.kind !== 'choice' && answer.kind !== 'output') return answer;
  const [choice] = change(asked, seed, [answer.choice]);
  return choice === undefined ? undefined : { ...answer, choice };
}

/** An answer as it is kept, by keys. Undefined for a place that was not shown: a key of an older page is none. */
export const keptAnswer = (shown: Shown, answer: QuizAnswer): QuizAnswer | undefined =>
  withChosen(shown, answer, (asked, seed, places) => {
    const order = shownChoices(asked, seed);
    return places.flatMap(place => order.find((_choice, index) => placeAt(index) === place)?.key ?? []);
  });

/** A kept answer as it is shown; one whose choice the quiz no longer has is at no place. */
export const shownAnswer = (shown: Shown, answer: QuizAnswer): QuizAnswer =>
  withChosen(shown, answer, placesOf) ?? nowhere(answer);

const nowhere = (answer: QuizAnswer): QuizAnswer =>
  'choices' in answer
    ? { ...answer, choices: [] }
    : { kind: answer.kind === 'output' ? 'output' : 'choice', choice: '0' };
