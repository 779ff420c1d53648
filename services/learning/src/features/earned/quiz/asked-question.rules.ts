import {
  type AskedQuestion,
  type CompiledQuestion,
  type CompiledQuiz,
  fillText,
  type QuizQuestionTexts,
} from '@burrow/content';
import { DEFAULT_LANGUAGE, MAX_QUIZ_VARIANTS, type QuizQuestion, type WorldLevel } from '@burrow/contracts';
import { textIn } from '../../../content/catalogue.ts';
import { placeAt, shownChoices } from './choice-places.rules.ts';
import type { TryQuestion } from '../../../database/entities/quiz-try.entity.ts';
import { mixed } from './shuffle.rules.ts';

/** A question of a try, with its data and its texts in one language. */
export interface Asked {
  readonly id: string;
  /** Slug of the level that explains it. */
  readonly level: string;
  readonly number: number;
  readonly asked: AskedQuestion;
  readonly texts: QuizQuestionTexts;
  /** The maps of the question's other sets, for a program that has to work on all of them. */
  readonly variants: readonly WorldLevel[];
  /** What orders depend on. */
  readonly seed: string;
}

type Texts = Readonly<Record<string, string>>;

function filledTexts(
  { texts }: CompiledQuestion,
  values: Readonly<Record<string, readonly [string, string]>>,
  language: string,
): QuizQuestionTexts {
  const found = textIn(texts, language) ?? texts[DEFAULT_LANGUAGE];
  if (!found) throw new Error('a question has no texts');
  const fill = (text: string): string => fillText(text, values);
  const fillAll = (all: Texts): Texts =>
    Object.fromEntries(Object.entries(all).map(([key, text]) => [key, fill(text)]));
  const { question, explanation, choices, feedback } = found;
  return {
    question: fill(question),
    explanation: fill(explanation),
    choices: fillAll(choices),
    feedback: fillAll(feedback),
  };
}

/** Sets of a program's question ask the same of other maps: each is a variant of the others. */
const variantsOf = ({ sets }: CompiledQuestion, own: CompiledQuestion['sets'][number]): WorldLevel[] =>
  sets
    .flatMap(set => (set !== own && set.asked.kind === 'world' ? [set.asked.level] : []))
    .slice(0, MAX_QUIZ_VARIANTS);

/** Returns a question of a try; undefined if it no longer exists. @param number from 1 */
export function askedOf(
  quiz: CompiledQuiz,
  questions: readonly TryQuestion[],
  number: number,
  tryId: string,
  language = DEFAULT_LANGUAGE,
): Asked | undefined {
  const place = questions[number - 1];
  const question = quiz.questions.find(({ id }) => id === place?.id);
  const set = question?.sets[place?.set ?? 0];
  if (!question || !set) return undefined;
  const { id, level } = question;
  return {
    id,
    level,
    number,
    asked: set.asked,
    texts: filledTexts(question, set.values, language),
    variants: variantsOf(question, set),
    seed: `${tryId} ${id}`,
  };
}

const trimmed = (lines: readonly string[], indents: boolean): string[] =>
  lines.map(line => (indents ? line.trim() : line));

/** The lines of a question about their order, as they are shown. */
export const shownLines = (
  { lines, extra, indents }: Extract<AskedQuestion, { kind: 'order' }>,
  seed: string,
): string[] => mixed(trimmed([...lines, ...extra], indents), seed);

/** Returns a question as it is shown: without its right answer. */
export function shownQuestion({ number, asked, texts, seed, variants }: Asked): QuizQuestion {
  const shown = { number, text: texts.question };
  switch (asked.kind) {
    case 'choice':
    case 'several':
    case 'output': {
      const choices = shownChoices(asked, seed).map(({ key, code }, index) => ({
        key: placeAt(index),
        ...(code === undefined ? { text: texts.choices[key] ?? key } : { code }),
      }));
      if (asked.kind === 'output') return { kind: 'output', ...shown, code: asked.code ?? '', choices };
      return { kind: asked.kind, ...shown, ...(asked.code !== undefined && { code: asked.code }), choices };
    }
    case 'order':
      return { kind: 'order', ...shown, lines: shownLines(asked, seed), indents: asked.indents };
    case 'gap':
      return { kind: 'gap', ...shown, code: asked.code, prints: asked.prints || null };
    case 'tile':
      return { kind: 'tile', ...shown, code: asked.code, level: asked.level };
    case 'line':
      return { kind: 'line', ...shown, code: asked.code };
    case 'world': {
      const { level, template, commands } = asked;
      return { kind: 'world', ...shown, level, template, commands: [...commands], variants: [...variants] };
    }
  }
}
