import type { Answer, Question } from './question.types.ts';

/** Whether an answer is right. An answer of another kind is not. */
export function isRight(question: Question, answer: Answer): boolean {
  switch (question.kind) {
    case 'tile':
      return typeof answer === 'object' && String(answer) === String(question.answer);
    case 'line':
      return typeof answer === 'number' && question.answer.includes(answer);
    case 'value':
      return answer === question.answer;
  }
}

/** Whether two programs are the same, apart from comments and empty lines. */
export function isSameProgram(one: string, other: string): boolean {
  const lines = (code: string): string =>
    codeLines(code)
      .map(line => code.split('\n')[line - 1]?.trimEnd())
      .join('\n');
  return lines(one) === lines(other);
}

/** The numbers of the lines of a program, from 1, that are neither empty nor only a comment. */
export const codeLines = (code: string): number[] =>
  code.split('\n').flatMap((line, index) => (/^\s*(#|$)/.test(line) ? [] : [index + 1]));
