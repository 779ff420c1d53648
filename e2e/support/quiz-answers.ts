import type { BrowserContext } from '@playwright/test';
import { type AskedQuestion, type CompiledQuestion, fillText, loadQuizzes } from '@burrow/content';
import type { QuizAnswer, QuizQuestion, QuizTry, QuizVerdict, WorldLevel } from '@burrow/contracts';
import type { NodeRunner } from '@burrow/python/node';
import { WORLD_VERSION } from '@burrow/world';
import { post, put } from './accounts.ts';
import { python } from './python.ts';

function placedLines(asked: Extract<AskedQuestion, { kind: 'order' }>, shown: QuizQuestion): QuizAnswer {
  if (shown.kind !== 'order') throw new Error('the try asks something else');
  const placed = asked.lines.map(line => ({
    line: shown.lines.indexOf(asked.indents ? line.trim() : line),
    indent: asked.indents ? (line.length - line.trimStart().length) / 4 : 0,
  }));
  return { kind: 'order', placed };
}

type Set = CompiledQuestion['sets'][number];

/** The places of the right choices among those that are shown. */
function rightPlaces({ texts }: CompiledQuestion, { asked, values }: Set, shown: QuizQuestion): string[] {
  if (!('choices' in asked) || !('choices' in shown)) throw new Error('the try asks something else');
  return asked.choices
    .filter(({ key }) => asked.right.includes(key))
    .map(({ key, code }) => {
      const text = fillText(texts['en']?.choices[key] ?? key, values);
      return shown.choices.find(choice => (code === undefined ? choice.text === text : choice.code === code));
    })
    .map(choice => choice?.key ?? '');
}

async function rightAnswer(
  runner: NodeRunner,
  question: CompiledQuestion,
  set: Set,
  shown: QuizQuestion,
): Promise<QuizAnswer> {
  const { asked } = set;
  switch (asked.kind) {
    case 'choice':
    case 'output':
      return { kind: asked.kind, choice: rightPlaces(question, set, shown)[0] ?? '' };
    case 'several':
      return { kind: 'several', choices: rightPlaces(question, set, shown) };
    case 'order':
      return placedLines(asked, shown);
    case 'gap':
      return { kind: 'gap', text: asked.accepts[0] ?? '' };
    case 'tile':
      return { kind: 'tile', tile: [...asked.right] };
    case 'line':
      return { kind: 'line', line: asked.right[0] ?? 1 };
    case 'world': {
      const code = asked.solution;
      const ran = async (level: WorldLevel) => {
        const { commands, variables } = await runner.run({ code, level });
        return {
          commands: commands.map(([name, argument]) => [name, argument] as [typeof name, typeof argument]),
          variables,
        };
      };
      const others = shown.kind === 'world' ? (shown.variants ?? []) : [];
      const variants = [];
      for (const level of others) variants.push(await ran(level));
      return { kind: 'world', code, world_version: WORLD_VERSION, ...(await ran(asked.level)), variants };
    }
  }
}

/** Answers every question of a chapter's first try rightly, as the logged-in user, without ending it. */
export async function answerQuiz(context: BrowserContext, course: string, chapter: number): Promise<void> {
  const path = `/api/quiz/${course}/${chapter}`;
  const { try_id, questions } = await post<QuizTry>(context, `${path}/try`, {});
  const quiz = loadQuizzes()[`${course}/${chapter}`];
  const runner = await python();
  for (const [index, { question }] of questions.entries()) {
    const known = quiz?.questions[index];
    const set = known?.sets[index % known.sets.length];
    if (!known || !set) throw new Error(`there is no question ${question.number}`);
    const body = { try_id, answer: await rightAnswer(runner, known, set, question) };
    const { right } = await put<QuizVerdict>(context, `${path}/answer/${question.number}`, body);
    if (!right) throw new Error(`the answer to question ${question.number} is not right`);
  }
}
