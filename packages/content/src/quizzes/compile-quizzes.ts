import { commandsIn } from './commands-in.ts';
import type { Compilation } from '../compiler/compile-content.ts';
import { createReport, type Problem } from '../compiler/problem.ts';
import { checkQuiz } from './check-quiz.ts';
import { writtenValues } from './fill.ts';
import { quizLevel } from './quiz-level.ts';
import type { AskedQuestion, CompiledQuiz, CompiledQuizzes } from './quiz.types.ts';
import type { AskedFile, SetAnswer } from './quiz-file.schema.ts';
import { type QuestionSource, type QuizSource, readQuizzes } from './read-quizzes.ts';

const RIGHT = 'right';

/** A question with its right answer, from what is written and what Python says. */
function compileSet(asked: AskedFile, answer: SetAnswer): AskedQuestion {
  switch (asked.kind) {
    case 'choice':
    case 'several': {
      const { kind, code } = asked;
      const choices = Object.entries(asked.choices).map(([key, choice]) => ({
        key,
        code: choice.code ?? answer.values?.[key],
      }));
      return { kind, code, choices, right: answer.right ?? [asked.answer ?? []].flat() };
    }
    case 'output': {
      const wrong = Object.entries(answer.values ?? {}).map(([key, code]) => ({ key, code }));
      const choices = [{ key: RIGHT, code: answer.output }, ...wrong];
      return { kind: 'output', code: asked.code, choices, right: [RIGHT] };
    }
    case 'order': {
      const { lines, extra, indents, also } = asked;
      return { kind: 'order', lines, extra, indents, also };
    }
    case 'gap':
      return { ...asked, prints: answer.output ?? '' };
    case 'tile': {
      const level = quizLevel(asked.scene, 'tile');
      return {
        kind: 'tile',
        code: asked.code,
        level,
        right: answer.tile ?? [0, 0],
        wrong: answer.tiles ?? {},
      };
    }
    case 'line': {
      const { code, bug, also } = asked;
      return { kind: 'line', code, right: [bug, ...also], fixed: asked.mended ?? asked.fixed ?? '' };
    }
    case 'world': {
      const { scene, template, solution } = asked;
      const commands = commandsIn(solution);
      return { kind: 'world', level: quizLevel(scene, 'world'), template, solution, commands };
    }
  }
}

function compileQuestion({ texts, answers }: QuizSource, { id, level, sets }: QuestionSource) {
  return {
    id,
    level,
    texts: Object.fromEntries(
      Object.entries(texts).flatMap(([language, all]) => (all[id] ? [[language, all[id]]] : [])),
    ),
    sets: sets.map(({ set, asked }, index) => ({
      values: writtenValues(set),
      asked: compileSet(asked, answers[id]?.[index] ?? {}),
    })),
  };
}

const compileQuiz = (quiz: QuizSource): CompiledQuiz => ({
  course_slug: quiz.course.slug,
  chapter_id: quiz.chapter.id,
  questions: quiz.questions.map(question => compileQuestion(quiz, question)),
});

/**
 * Reads, checks and compiles the quizzes of all chapters that have one. Programs are not run: `verifyQuiz` does that.
 * @param root folder that holds one folder for each course
 */
export function compileQuizzes(
  root: string,
  { courses, content }: Pick<Compilation, 'courses' | 'content'>,
): {
  readonly quizzes: CompiledQuizzes;
  readonly sources: readonly QuizSource[];
  readonly problems: readonly Problem[];
} {
  const { problems, report } = createReport();
  const sources = readQuizzes(root, courses, report);
  const compiled: [string, CompiledQuiz][] = [];
  for (const source of sources) {
    if (problems.length > 0) break;
    const quiz = compileQuiz(source);
    checkQuiz(source, quiz, content, report);
    compiled.push([`${quiz.course_slug}/${quiz.chapter_id}`, quiz]);
  }
  return { quizzes: Object.fromEntries(compiled), sources, problems };
}
