import { readFileSync } from 'node:fs';
import type { CompiledQuizzes } from './quiz.types.ts';

const COMPILED = new URL('../../dist/quizzes.json', import.meta.url);

/**
 * Returns the quizzes of all chapters with their right answers; for servers and tests only.
 * @throws if the content was not built (`npm run build -w packages/content`)
 */
export function loadQuizzes(file: URL | string = COMPILED): CompiledQuizzes {
  return JSON.parse(readFileSync(file, 'utf8')) as CompiledQuizzes;
}
